/** What is asked once, over HTTP. */

import type {
  CardFace, Entered, GameInfo, NewTable, Refusal, ReplayAnalysis, ReplayInfo, ReplayMade, ReplayProgress, ReplayView, RuleInfo,
  SeatLink, SeatWish, TableInfo, TableMade, Words,
} from '../protocol';

/** The server said no, or nothing. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
    readonly status: number,
  ) {
    super(words.en);
  }
}

const UNREACHABLE: Words = { en: 'The server does not answer.', de: 'Der Server antwortet nicht.' };

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await answerTo(path, method, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function answerTo(
  path: string,
  method: string,
  body?: unknown,
  accept = 'application/json',
  signal?: AbortSignal,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, {
      method,
      credentials: 'same-origin',
      signal,
      headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused('unreachable', UNREACHABLE, 0);
  }
  if (answer.ok) return answer;
  const error = await refusalIn(answer);
  throw new Refused(error.code, error.message, answer.status);
}

const LINES = 'application/x-ndjson';
type Failed = { error: Refusal };

/** Hands a saved game in. One that takes a while is told of line by line, and the last line says what became of it. */
async function upload(content: string, told: (progress: ReplayProgress) => void): Promise<ReplayMade> {
  const answer = await answerTo('replays', 'POST', content, `${LINES}, application/json`);
  if (!answer.headers.get('content-type')?.startsWith(LINES)) return (await answer.json()) as ReplayMade;
  return lastLine<ReplayMade, ReplayProgress>(answer, (message) => 'id' in message, told);
}

/** Where a game turned and what would have been better; whoever gives the signal ends the thought. */
async function analysis(id: string, signal: AbortSignal): Promise<ReplayAnalysis> {
  const answer = await answerTo(`replays/${part(id)}/analysis`, 'GET', undefined, LINES, signal);
  return lastLine<ReplayAnalysis, object>(answer, (message) => 'marks' in message, () => undefined);
}

/** The line that is waited for, of an answer that is told line by line; the others are told of. */
async function lastLine<Last extends object, Other extends object>(
  answer: Response,
  isLast: (message: Last | Other) => boolean,
  told: (message: Other) => void,
): Promise<Last> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true, value: undefined };
    if (done) throw new Refused('unreachable', UNREACHABLE, 0);
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Last | Other | Failed;
      if ('error' in message) throw new Refused((message as Failed).error.code, (message as Failed).error.message, answer.status);
      if (isLast(message as Last | Other)) return message as Last;
      told(message as Other);
    }
  }
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const plain = `${answer.status} ${answer.statusText}`;
  try {
    return ((await answer.json()) as { error: Refusal }).error ?? { code: 'error', message: { en: plain, de: plain } };
  } catch {
    return { code: 'error', message: { en: plain, de: plain } };
  }
}

const part = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>('games'),
  cards: (game: string) => ask<CardFace[]>(`games/${part(game)}/cards`),
  rule: (game: string, id: string) => ask<RuleInfo>(`games/${part(game)}/rules/${part(id)}`),
  tables: () => ask<TableInfo[]>('tables'),
  table: (id: string) => ask<TableInfo>(`tables/${part(id)}`),
  make: (table: NewTable) => ask<TableMade>('tables', 'POST', table),
  remove: (id: string) => ask<void>(`tables/${part(id)}`, 'DELETE'),
  enter: (id: string, secret: string, name: string) => ask<Entered>(`tables/${part(id)}/enter`, 'POST', { secret, name }),
  seat: (id: string, seat: number, wish: SeatWish) => ask<unknown>(`tables/${part(id)}/seats/${seat}`, 'POST', wish),
  secret: (id: string, seat: number) => ask<SeatLink>(`tables/${part(id)}/seats/${seat}/secret`, 'POST', {}),
  file: (id: string) => `api/tables/${part(id)}/file`,
  upload,
  replay: (id: string, seat: number) => ask<ReplayInfo>(`replays/${part(id)}?seat=${seat}`),
  moment: (id: string, at: number, seat: number) => ask<ReplayView>(`replays/${part(id)}/${at}?seat=${seat}`),
  analysis,
  past: (id: string, at: number, seat: number) => ask<ReplayView>(`tables/${part(id)}/at/${at}?seat=${seat}`),
};
