/** One open table: the connection to it, what the player does, and what the server answers. */

import { SvelteMap } from 'svelte/reactivity';
import type { Habit, Target } from '../boards/contract';
import { boardOf } from '../boards';
import type {
  ChatLine, FromServer, Language, Option, PassMode, Question, StateMessage, TableMessage, ToServer, UndoRequest, Words,
} from '../protocol';
import { Guard } from './guard';
import { habitOf, makeUsual, usualAnswer, usualId } from './habits';
import { merged } from './logbook';
import { tell, tellWords } from './notices.svelte';
import { leadsTo, optionsAt } from './options';
import { Queue } from './queue';
import { settings } from './settings.svelte';
import { Shown, WATCHER } from './shown.svelte';
import { Socket, type Link } from './socket';
import { t } from './words.svelte';

/** A card that is to be named once the question for it comes: its announcement is under way. */
export interface Intention {
  card: number;
  lead: string;
}

export class Table extends Shown {
  chat = $state.raw<ChatLine[]>([]);
  request = $state.raw<UndoRequest | null>(null);
  intention = $state.raw<Intention | null>(null);
  private repeated: { id: string; left: number } | null = null;
  /** Whether the answer to the open question counts from now on; of use where it is a habit's. */
  isKept = $state(false);
  /** Whether the next window is passed, once. */
  isArmed = $state(false);
  link = $state<Link>('connecting');
  retryAt = $state(0);
  gone = $state(false);
  /** States that are still to be shown. */
  waiting = $state(0);
  /** Lines of the server about a card, by its number, for the state they were asked in. */
  lines = new SvelteMap<number, Record<Language, string[]>>();

  readonly guard = new Guard();
  /** When the shown prompt last changed; read by the prompt bar. */
  promptSince = $state(0);

  private readonly socket: Socket;
  private readonly queue: Queue<StateMessage>;
  private received: Record<number, number> = {}; // lines of the log by seat
  private lastSeq = 0;
  private shownSeq = 0;
  private isFresh = true; // the next states answer `hello`
  private hasActed = false; // the next state shows what the player did
  private ref = 0;
  private asked = new Map<number, 'why' | 'choose' | 'other'>();

  constructor(
    id: string,
    make?: (address: string) => WebSocket,
  ) {
    super(id);
    this.queue = new Queue(
      (state) => this.show(state),
      () => settings.pace,
      (state) => state.log.length === 0 || state.seq === this.shownSeq,
      (waiting) => (this.waiting = waiting),
    );
    const address = new URL(`api/tables/${encodeURIComponent(id)}/live`, document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    this.socket = new Socket(
      address.href,
      {
        hello: () => this.hello(),
        message: (message) => this.take(message),
        link: (link, retryAt) => {
          this.link = link;
          this.retryAt = retryAt;
        },
      },
      make,
    );
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.queue.clear();
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  // -- what the player does --------------------------------------------------------------------

  choose(option: Option): void {
    const state = this.state;
    const seat = this.seat;
    const habit = this.habit;
    if (!state?.prompt || seat === null || seat === WATCHER || this.pending === state.prompt) return;
    this.because = null;
    if (!this.send({ kind: 'choose', seat, prompt: state.prompt, option: option.id }, 'choose')) return;
    if (habit && this.board) makeUsual(this.board.game, habit, this.isKept ? option : null);
    this.pending = state.prompt;
    this.hasActed = true;
    if (this.intention && option.id !== this.intention.lead) this.intention = null;
  }

  /** Chooses an option now, and again as often as the same is asked in a row. */
  chooseAgain(option: Option): void {
    this.repeated = { id: option.id, left: (option.repeat ?? 1) - 1 };
    this.choose(option);
  }

  /** What the open question is a case of. */
  get habit(): Habit | null {
    return this.question && this.board ? habitOf(this.board, this.question) : null;
  }

  /** Chooses an announcement, and the card as soon as it is asked for. */
  chooseFor(lead: Option, card: number): void {
    this.intention = { card, lead: lead.id };
    this.choose(lead);
  }

  undo(what: 'choice' | 'turn'): void {
    if (this.seat === null || this.seat < 0) return;
    this.intention = null;
    this.queue.skip();
    this.send({ kind: 'undo', seat: this.seat, what });
  }

  answerUndo(seat: number, allow: boolean, block = false): void {
    this.send({ kind: 'answer_undo', seat, allow, block });
  }

  concede(): void {
    if (this.seat !== null && this.seat >= 0) this.send({ kind: 'concede', seat: this.seat });
  }

  setPassing(mode: PassMode, stops: string[]): void {
    if (this.seat !== null && this.seat >= 0) this.send({ kind: 'passing', seat: this.seat, mode, stops });
  }

  why(card: number): void {
    if (this.seat === null || this.seat < 0) return;
    if (this.send({ kind: 'why', seat: this.seat, card }, 'why')) this.because = 'asked';
  }

  inspect(card: number): void {
    if (this.seat !== null && !this.lines.has(card)) this.send({ kind: 'inspect', seat: this.seat, card });
  }

  speak(text: string): boolean {
    const seat = this.seat ?? this.message?.yours[0] ?? WATCHER;
    return this.send({ kind: 'say', seat, text });
  }

  /** The next state that waits to be shown; or all of them. */
  next(): void {
    this.queue.next();
  }
  skip(): void {
    this.queue.skip();
  }

  /** The options that touch something, also by way of an announcement. */
  options(target: Target): Option[] {
    return optionsAt(this.question, target);
  }
  leads(target: Target): Option[] {
    return leadsTo(this.question, target);
  }

  private send(message: ToServer, kind: 'why' | 'choose' | 'other' = 'other'): boolean {
    const ref = ++this.ref;
    const isSent = this.socket.send({ ...message, ref });
    if (isSent) this.asked.set(ref, kind);
    else tell(t('link-not-sent'), true);
    return isSent;
  }

  // -- what the server says --------------------------------------------------------------------

  private hello(): ToServer {
    this.isFresh = true;
    return { kind: 'hello', last_seq: this.lastSeq, log: { ...this.received } };
  }

  private take(message: FromServer): void {
    switch (message.kind) {
      case 'table':
        this.takeTable(message);
        break;
      case 'state':
        this.takeState(message);
        break;
      case 'because':
        if (this.because === 'asked') this.because = message;
        break;
      case 'inspected':
        this.lines.set(message.card, message.lines);
        break;
      case 'said':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case 'undo_request':
        this.takeRequest(message.request, message.allowed);
        break;
      case 'refused':
        this.refused(message.ref ?? null, message.message);
        break;
      case 'accepted':
        if (message.ref) this.asked.delete(message.ref);
        break;
      case 'gone':
        this.gone = true;
        this.close();
        break;
      case 'pong':
        break;
    }
  }

  private takeTable(message: TableMessage): void {
    this.message = message;
    this.lastSeq = Math.max(this.lastSeq, message.seq);
    this.chat = message.chat;
    this.request = message.request;
    if (this.board?.game !== message.game) {
      boardOf(message.game).then(
        (board) => (this.board = board),
        (error: unknown) => tell(String(error), true),
      );
    }
  }

  private takeState(state: StateMessage): void {
    this.lastSeq = Math.max(this.lastSeq, state.seq);
    this.received[state.seat] = Math.max(state.log_from, (state.log.at(-1)?.number ?? state.log_from - 1) + 1);
    const isBack = (this.shown[state.seat]?.choices ?? 0) > state.choices;
    const atOnce = this.isFresh || this.hasActed || isBack || !this.shown[state.seat];
    if (!this.isFresh) this.hasActed = false;
    this.queue.push(state, atOnce);
    // a reader with several seats gets one state for each of them
    queueMicrotask(() => (this.isFresh = false));
  }

  private takeRequest(request: UndoRequest | null, allowed: boolean | null): void {
    this.request = request;
    if (request === null && allowed !== null) tell(t(allowed ? 'undo-allowed' : 'undo-denied'), !allowed);
  }

  private refused(ref: number | null, words: Words): void {
    const kind = ref === null ? 'other' : this.asked.get(ref);
    if (ref !== null) this.asked.delete(ref);
    if (kind === 'choose') {
      this.pending = null;
      this.hasActed = false;
      this.intention = null;
    }
    if (kind === 'why') this.because = null;
    tellWords(words, true);
  }

  private show(state: StateMessage): void {
    const before = this.shown[state.seat];
    this.logs = { ...this.logs, [state.seat]: merged(this.logs[state.seat] ?? [], state.log_from, state.log) };
    this.shown = { ...this.shown, [state.seat]: state };
    this.shownSeq = state.seq;
    this.remember(state);
    this.lines.clear();
    if (before?.prompt !== state.prompt) {
      this.guard.renew();
      this.promptSince = performance.now();
      if (this.because !== 'asked') this.because = null;
      this.pending = null;
      if (this.habit && this.board) this.isKept = usualId(this.board.game, this.habit) !== undefined;
    }
    this.followIntention(state);
    this.answerUnasked(state, !!before && before.choices < state.choices);
  }

  /** Answers what needs no asking; not after taking back, or nothing before it could be taken back. */
  private answerUnasked(state: StateMessage, hasMovedOn: boolean): void {
    const { board, question, isArmed } = this;
    if (state.seat !== this.seat || !state.prompt) return;
    this.isArmed = false;
    if (!hasMovedOn) this.repeated = null;
    if (!board || !question || !hasMovedOn) return;
    const option = isArmed && state.window ? question.options[0] : usualAnswer(board, state, question) ?? this.answerAgain(question);
    if (option) this.choose(option);
  }

  /** What was answered for all that is asked in a row; where a lost card goes may be asked in between. */
  private answerAgain(question: Question): Option | null {
    const repeated = this.repeated;
    if (!repeated || this.habit) return null;
    const option = question.options.find((one) => one.id === repeated.id) ?? null;
    const isSame = option && repeated.left > 0 && (option.repeat ?? 1) === repeated.left;
    this.repeated = isSame ? { ...repeated, left: repeated.left - 1 } : null;
    return isSame ? option : null;
  }

  /** Names the card that was meant, once it is asked for. */
  private followIntention(state: StateMessage): void {
    const meant = this.intention;
    if (!meant || state.seat !== this.seat || !state.view.question || !state.prompt) return;
    const fitting = state.view.question.options.filter((option) => option.cards.includes(meant.card));
    if (fitting.length === 0) return;
    this.intention = null;
    if (fitting.length === 1) this.choose(fitting[0] as Option);
  }
}
