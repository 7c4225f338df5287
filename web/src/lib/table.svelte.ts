/** One open table: the connection to it, what the player does, and what the server answers. */

import { SvelteMap } from 'svelte/reactivity';
import type { Target } from '../boards/contract';
import type {
  ChatLine, FromServer, Further, GameView, Habit, HintMessage, Language, Lifted, Option, PassMode, StateMessage, TableMessage, ToServer, UndoRequest, Words,
} from '../protocol';
import { loadBoard } from './boards';
import { stepsTo, withOnward } from './gesture';
import { Guard } from './guard';
import { ASK_ME, beforehand, habitOf, isKnown, makeUsual, usualId } from './habits';
import { merged } from './logbook';
import { tell, tellWords } from './notices.svelte';
import { leadsTo, optionsAt } from './options';
import { Queue } from './queue';
import { type Beat, beatsOf, lengthOfAll } from './scenes';
import { FACTORS, settings } from './settings.svelte';
import { Shown, WATCHER } from './shown.svelte';
import { Socket, type Link } from './socket';
import { t } from './words.svelte';

/** A card that is to be named once the question for it comes: its announcement is under way. */
export interface Intention {
  card: number;
  lead: string;
}

/** Something that the player did, as it was seen: an attacker and its target are one action. */
interface Action {
  seat: number;
  /** How many choices there were before it. */
  before: number;
  /** What it is done with: questions about these cards belong to it. */
  cards: number[];
}

/** What a message was about, for when it is refused. */
type Kind = 'why' | 'hint' | 'choose' | 'other';

export class Table extends Shown {
  chat = $state.raw<ChatLine[]>([]);
  /** What people say to each other, and what the table tells between the lines of the log. */
  readonly talk = $derived(this.chat.filter((line) => !line.note));
  readonly notes = $derived(this.chat.filter((line) => line.note));
  request = $state.raw<UndoRequest | null>(null);
  intention = $state.raw<Intention | null>(null);
  /** The last hint that was asked for; without lines it is still being thought about. */
  private hint = $state.raw<Pick<HintMessage, 'seat' | 'prompt' | 'option' | 'lines'> | null>(null);
  private hintRef = 0;
  showsHint = $state(false);
  /** Whether the answer to the open question counts from now on; of use where it is a habit's. */
  isKept = $state(false);
  private wasKept = false;
  link = $state<Link>('connecting');
  retryAt = $state(0);
  gone = $state(false);
  /** What the shown state is played in, and where it is in that; empty: nothing is left to play. */
  beats = $state.raw<Beat[]>([]);
  /** States that are still to be shown. */
  waiting = $state(0);
  /** Lines of the server about a card, by its number, for the state they were asked in. */
  lines = new SvelteMap<number, Record<Language, string[]>>();

  readonly guard = new Guard();
  /** When the shown prompt last changed; read by the prompt bar. */
  promptSince = $state(0);

  private readonly socket: Socket;
  private readonly queue: Queue<StateMessage>;
  private playedSince = 0;
  private received: Record<number, number> = {}; // lines of the log by seat
  private lastSeq = 0;
  private shownSeq = 0;
  private isFresh = true; // the next states answer `hello`
  private hasActed = false; // the next state shows what the player did
  private toldHabits = new Set<number>(); // seats whose habits the server was told since the connection stands
  private steps: Further[] = []; // the answers that were sent last
  private actions: Action[] = []; // those of the player that an undo can take back, the last one last
  private ref = 0;
  private asked = new Map<number, Kind>();

  constructor(
    id: string,
    make?: (address: string) => WebSocket,
  ) {
    super(id);
    this.queue = new Queue(
      (state) => this.show(state),
      () => settings.pace,
      (state) => state.log.every((line) => line.aside) || state.seq === this.shownSeq,
      (waiting) => (this.waiting = waiting),
      () => lengthOfAll(this.beats, this.seat) * FACTORS[settings.pace] - (performance.now() - this.playedSince),
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

  /** Chooses an option; several times: again as often as the same is asked in a row. */
  choose(option: Option, times = 1): void {
    const state = this.state;
    const seat = this.seat;
    const habit = this.habit;
    if (!state?.prompt || seat === null || seat === WATCHER || this.pending === state.prompt) return;
    this.because = null;
    const steps = stepsTo(option, times, state, this.lifted);
    const [first, ...then] = steps.map(({ question, ...step }, index) => (index ? { question, ...step } : step)) as [Omit<Further, 'question'>, ...Further[]];
    const lift = times === 1 && !this.board?.role(option) ? { lift: true } : {};
    if (!this.send({ kind: 'choose', seat, prompt: state.prompt, ...first, ...(then.length ? { then } : {}), ...lift }, 'choose')) return;
    this.steps = steps;
    if (habit && this.isKept !== this.wasKept) this.keep(habit, this.isKept ? option.id : ASK_ME);
    this.act(option, state, seat);
    this.pending = state.prompt;
    this.hasActed = true;
    if (this.intention && option.id !== this.intention.lead) this.intention = null;
  }

  /** A new action, or one that goes on. */
  private act(option: Option, state: StateMessage, seat: number): void {
    const named = [...(this.lifted?.cards ?? []), ...option.cards, ...(this.intention ? [this.intention.card] : [])];
    this.actions = this.actions.filter((one) => one.before < state.choices);
    const last = this.actions.at(-1);
    const isMore = last !== undefined && (this.isUnderWay || (this.intention !== null && this.intention.lead !== option.id));
    if (isMore) last.cards.push(...named);
    else this.actions.push({ seat, before: state.choices, cards: named });
  }

  /** Whether the open question is about what the player has begun to do. */
  private get isUnderWay(): boolean {
    const card = this.state?.view.question?.card ?? null;
    const last = this.actions.at(-1);
    return card !== null && last !== undefined && last.seat === this.seat && last.cards.includes(card);
  }

  /** Whether what was begun can be put back without asking anybody. */
  get canPutBack(): boolean {
    const state = this.state;
    const last = this.actions.at(-1);
    if (this.question && this.lifted) return true;
    if (!this.question || !state || !last || !this.isUnderWay || state.undo.choice !== 'free') return false;
    return this.message?.undo === 'free' || last.before === state.choices - 1;
  }

  /** Chooses an option now, and again as often as the same is asked in a row. */
  chooseAgain(option: Option): void {
    this.choose(option, option.repeat ?? 1);
  }

  /** From now on a question is answered so without asking, or asked again. */
  keep(habit: Habit, id: string): void {
    if (!this.board || usualId(this.board.game, habit) === id) return;
    makeUsual(this.board.game, habit, id);
    this.tellHabits();
  }

  /** Whether the next window is passed, once. */
  get isArmed(): boolean {
    return this.state?.passing?.next_window ?? false;
  }
  arm(isArmed: boolean): void {
    const passing = this.state?.passing;
    if (passing) this.setPassing(passing.mode, passing.stops, isArmed);
  }

  /** Tells the server what this browser keeps for the game. */
  tellHabits(): void {
    const passing = this.state?.passing;
    if (passing) this.setPassing(passing.mode, passing.stops, passing.next_window);
  }

  /** What the open question is a case of. */
  get habit(): Habit | null {
    return this.question && this.board ? habitOf(this.board, this.question) : null;
  }

  /** Whether a seat behind the curtain could react, and need not: nobody has to hand the screen over for that. */
  mayReact(seat: number): boolean {
    const state = this.shown[seat];
    return !!state?.window && !!state.prompt && this.pending !== state.prompt;
  }

  /** Nobody reacts: passes for a seat behind the curtain. */
  passFor(seat: number): void {
    const state = this.shown[seat];
    const pass = state?.view.question?.options[0];
    if (!state?.prompt || !pass || !this.mayReact(seat) || this.guard.left > 0) return;
    if (!this.send({ kind: 'choose', seat, prompt: state.prompt, option: pass.id }, 'choose')) return;
    this.pending = state.prompt;
    this.hasActed = true;
  }

  /** Chooses an announcement, and the card as soon as it is asked for. */
  chooseFor(lead: Option, card: number): void {
    this.intention = { card, lead: lead.id };
    this.choose(lead);
  }

  undo(what: 'choice' | 'turn'): void {
    if (this.seat === null || this.seat < 0) return;
    this.intention = null;
    if (this.lifted) {
      this.lifted = null; // nothing was done yet
      return this.askAnew();
    }
    this.queue.skip();
    // all of an action at once, where it is not a matter of asking
    const last = this.actions.pop();
    const isWhole = what === 'choice' && last?.seat === this.seat && this.message?.undo === 'free' && this.state?.undo.choice === 'free';
    if (last && isWhole && last.before < (this.state?.choices ?? 0)) this.send({ kind: 'undo', seat: this.seat, what: 'to', to: last.before });
    else this.send({ kind: 'undo', seat: this.seat, what });
  }

  answerUndo(seat: number, allow: boolean, block = false): void {
    this.send({ kind: 'answer_undo', seat, allow, block });
  }

  concede(): void {
    if (this.seat !== null && this.seat >= 0) this.send({ kind: 'concede', seat: this.seat });
  }

  setPassing(mode: PassMode, stops: string[], next_window = false): void {
    if (this.seat === null || this.seat < 0 || !this.board) return;
    this.send({ kind: 'passing', seat: this.seat, mode, stops, ...beforehand(this.board.game), next_window });
  }

  why(card: number): void {
    if (this.seat === null || this.seat < 0) return;
    this.showsHint = false;
    const lifted = this.lifted?.steps.map((step) => step.option) ?? [];
    if (this.send({ kind: 'why', seat: this.seat, card, ...(lifted.length ? { lifted } : {}) }, 'why')) this.because = 'asked';
  }

  /** Whether this table gives hints: to who plays alone, or to everybody. */
  get hasHints(): boolean {
    return !!this.message && (this.message.hints || this.message.alone);
  }

  /** The hint about the open question, while it is wanted. */
  get advice() {
    const hint = this.hint;
    return this.showsHint && this.question && !this.lifted && hint && hint.seat === this.seat && hint.prompt === this.state?.prompt ? hint : null;
  }

  /** Asks what a good player would do, or puts the hint away; one that was put away comes back at once. */
  askHint(): void {
    const prompt = this.state?.prompt;
    const seat = this.seat;
    if (!this.question || !prompt || seat === null || seat < 0) return;
    if (!this.hasHints) return tell(t('hints-not'), true);
    this.lifted = null;
    const isKnown = this.hint?.prompt === prompt && this.hint.seat === seat;
    if (!isKnown && !this.send({ kind: 'hint', seat, prompt }, 'hint')) return;
    this.showsHint = !isKnown || !this.showsHint;
    this.because = null;
    if (isKnown) return;
    this.hintRef = this.ref;
    this.hint = { seat, prompt, option: '', lines: [] };
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
    this.beats = [];
  }

  /** The pace counts at once, also for what waits and what plays. */
  repace(): void {
    if (settings.pace === 'instant') this.beats = [];
    this.queue.repace();
  }

  // -- scenes ----------------------------------------------------------------------------------

  /** What is played now. */
  get playing(): Beat | null {
    return this.past ? null : (this.beats[0] ?? null);
  }

  /** The beat is over: the next one. */
  playOn(): void {
    this.playedSince = performance.now();
    this.beats = this.beats.slice(1);
  }

  /** Somebody has seen enough: the scene ends, and what waits need not wait for it. */
  endScenes(): void {
    if (!this.beats.length) return;
    this.beats = [];
    if (this.waiting && !this.question && settings.pace !== 'step') this.queue.next();
  }

  /** Only what has just happened is played: not what somebody comes back to, and not what was undone. */
  private stage(state: StateMessage, before: StateMessage | undefined): void {
    if (state.seat !== this.seat) return;
    const isNew = before !== undefined && !this.isFresh && before.choices <= state.choices;
    this.beats = isNew && settings.pace !== 'instant' && !settings.textTable ? beatsOf(state.log) : [];
    this.playedSince = performance.now();
  }

  /** The options that touch something, also by way of an announcement. */
  options(target: Target): Option[] {
    return optionsAt(this.question, target);
  }
  leads(target: Target): Option[] {
    return leadsTo(this.question, target);
  }

  private send(message: ToServer, kind: Kind = 'other'): boolean {
    const ref = ++this.ref;
    const isSent = this.socket.send({ ...message, ref });
    if (isSent) this.asked.set(ref, kind);
    else tell(t('link-not-sent'), true);
    return isSent;
  }

  // -- what the server says --------------------------------------------------------------------

  private hello(): ToServer {
    this.isFresh = true;
    this.toldHabits.clear();
    if (!this.hint?.lines.length) this.hint = null; // what was thought about went with the connection
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
      case 'lifted':
        this.takeLifted(message);
        break;
      case 'because':
        if (this.because === 'asked') this.because = message;
        break;
      case 'hint':
        if (message.ref === this.hintRef) this.hint = message;
        break;
      case 'inspected':
        this.lines.set(message.card, message.lines);
        break;
      case 'chat':
        this.chat = message.lines;
        break;
      case 'said':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case 'undo_request':
        this.takeRequest(message.request, message.allowed ?? null);
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
    this.request = message.request;
    if (this.board?.game !== message.game) {
      loadBoard(message.game).then(
        (board) => (this.board = board),
        (error: unknown) => tell(String(error), true),
      );
    }
  }

  /** Nothing was done yet: more is asked, and the table is shown as it would be. */
  private takeLifted(message: Lifted): void {
    if (message.ref) this.asked.delete(message.ref);
    const { seat, prompt, question, view } = message;
    if (seat !== this.seat || prompt !== this.state?.prompt || this.pending !== prompt) return;
    this.lifted = { seat, prompt, question, view, steps: this.steps, cards: this.actions.at(-1)?.cards ?? [] };
    this.hasActed = false;
    this.askAnew();
    this.followIntention(view, seat);
  }

  /** Another question is there. */
  private askAnew(): void {
    this.pending = null;
    this.guard.renew();
    this.promptSince = performance.now();
    this.lines.clear();
    if (this.because !== 'asked') this.because = null;
    if (this.habit && this.board) this.isKept = this.wasKept = usualId(this.board.game, this.habit) !== ASK_ME;
  }

  private takeState(sent: StateMessage): void {
    const state = { ...sent, view: withOnward(sent.view, sent.onward) };
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
      this.intention = this.lifted = null;
    }
    if (kind === 'why') this.because = null;
    if (kind === 'hint') {
      if (ref !== this.hintRef) return;
      const isWanted = this.advice; // what is answered or put away by now is missed by nobody
      this.hint = null;
      if (!isWanted) return;
    }
    tellWords(words, true);
  }

  private show(state: StateMessage): void {
    const before = this.shown[state.seat];
    this.logs = { ...this.logs, [state.seat]: merged(this.logs[state.seat] ?? [], state.log_from, state.log) };
    this.shown = { ...this.shown, [state.seat]: state };
    this.shownSeq = state.seq;
    this.remember(state);
    this.lines.clear();
    if (state.seat === this.lifted?.seat && before?.choices !== state.choices) this.lifted = null;
    if (before?.prompt !== state.prompt) this.askAnew();
    this.stage(state, before);
    this.followIntention(state.view, state.seat);
    this.shareHabits(state);
  }

  /** Once a connection: a seat's habits may have been kept at another table, or on another device. */
  private shareHabits(state: StateMessage): void {
    if (state.seat !== this.seat || !state.passing || !this.board || this.toldHabits.has(state.seat)) return;
    this.toldHabits.add(state.seat);
    if (!isKnown(this.board.game, state.passing)) this.tellHabits();
  }

  /** Names the card that was meant, once it is asked for. */
  private followIntention(view: GameView, seat: number): void {
    const meant = this.intention;
    if (!meant || seat !== this.seat || !view.question || !this.state?.prompt) return;
    const fitting = view.question.options.filter((option) => option.cards.includes(meant.card));
    if (fitting.length === 0) return;
    this.intention = null;
    if (fitting.length === 1) this.choose(fitting[0] as Option);
  }
}
