/**
 * What the server and the browser say to each other: docs/protocol.md. The types are made of those in Python
 * (`protocol_types.ts`); here some get the names that the page has for them.
 */

import type { BrowserMessage, PassingLine, ServerMessage, TableInfo, UndoOffer, Words } from './protocol_types';

export type {
  AgentInfo as Agent,
  Because,
  CardFace,
  CardView,
  ChatLine,
  Entered,
  ErrorBody as Refusal,
  Further,
  GameInfo,
  GameView,
  HabitInfo as Habit,
  HiddenCard,
  HintMessage,
  IntentLine,
  Lifted,
  LogCard,
  LogLine,
  NewTable,
  Onward,
  OptionView as Option,
  Passed,
  PassingLine,
  PhaseInfo as Phase,
  PieceView as Piece,
  QuestionView as Question,
  Reason,
  ReplayAnalysis,
  ReplayInfo,
  ReplayMade,
  ReplayMark,
  ReplayProgress,
  ReplayView,
  ResultView as GameResult,
  RuleInfo,
  SceneLine,
  SeatLine as Seat,
  SeatLink,
  SeatView,
  SeatWish,
  SettingInfo as Setting,
  StateMessage,
  TableInfo,
  TableMade,
  TableMessage,
  TermInfo as Term,
  Told,
  UndoLine as UndoRequest,
  ValueWords,
  WayInfo as Way,
  Words,
} from './protocol_types';

export type Language = keyof Words;

/** A place of the table that an option points at, where there is no card to point at: `{seat: 1, spot: 2}`. */
export type Place = Record<string, number>;

export type PassMode = PassingLine['mode'];

/** How a seat passes; a stop is a phase of somebody's turn: `mine:main`, `theirs:end`. */
export type Passing = Omit<PassingLine, 'passed'>;

export type UndoPolicy = TableInfo['undo'];
export type UndoWay = UndoOffer['choice'];

export type ToServer = BrowserMessage;
export type FromServer = ServerMessage;
