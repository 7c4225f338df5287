/** The whole table of Invasion in words, and the lines that stand beside opened piles. */

import { describe } from '../../../cards/face';
import { capital, fill } from '../../../cards/words';
import { COMMON, count, knownPart } from '../../../boards/common/words';
import type { TextSection } from '../../../boards/contract';
import type { CardView, GameView, Language } from '../../../protocol';
import { colourWords } from '../face';
import { say } from '../face_words';
import type { Colour } from '../types';
import type { InvasionSeat, InvasionView } from '../view_types';
import { clock, dieWords, discountWords, eventWords, intentTotal, poolColours, seatMarks, storageWords, zoneWords } from './board';
import { INV } from './words';

type List = TextSection['lists'][number];

export function text(view: GameView, below: number, language: Language, names: string[]): TextSection[] {
  const game = view as InvasionView;
  const list = (title: string, cards: readonly CardView[]): List => ({
    title,
    cards: cards.map((card) => ({ card, words: describe(card, 'invasion', language) })),
  });
  const seats = [...game.seats].sort((a, b) => Number(a.seat === below) - Number(b.seat === below));
  return [
    { title: clock(view)[language], facts: scenarioLines(game, language), lists: [] },
    goingOn(game, names, language, list),
    ...(game.invasion ? [invasionSection(game, language, list)] : []),
    sharedSection(game, language, list),
    ...seats.map((seat) => seatSection(game, seat, names, language, list)),
  ].filter((section) => section.facts.length + section.lists.length > 0);
}

// -- the scenario ------------------------------------------------------------------------------

export function scenarioLines({ scenario, campaign }: InvasionView, language: Language): string[] {
  if (!scenario || !campaign) return [];
  const title = [
    `${INV.scenario[language]}: ${scenario.name[language]}`,
    scenario.difficulty[language],
    fill(INV.place[language], { n: scenario.place, m: scenario.of }),
    fill(INV.attempt[language], { n: scenario.attempt }),
    ...(scenario.may_try_again ? [INV.tryAgain[language]] : []),
  ];
  const history = campaign.history.map((one) =>
    fill(INV.finished[language], {
      name: one.name[language],
      attempt: one.attempt,
      how: INV[one.won ? 'won' : 'lost'][language],
      round: one.round,
      reason: one.reason[language],
    }),
  );
  return [
    title.join(', '),
    scenario.story[language],
    ...scenario.rules.map((rule) => rule[language]),
    `${INV.campaign[language]}: ${campaign.scenarios.map((one) => one[language]).join(', ')}`,
    ...history,
  ];
}

// -- what goes on ------------------------------------------------------------------------------

type Lister = (title: string, cards: readonly CardView[]) => List;

export function assigningWords({ assigning }: InvasionView, names: string[], language: Language): string[] {
  if (!assigning) return [];
  return [
    fill(INV.assigning[language], { name: names[assigning.seat] ?? '' }),
    fill(INV.assigningLeft[language], { n: assigning.left, symbol: INV[assigning.symbol][language] }),
    ...(assigning.ignores_armor ? [INV.ignoresArmor[language]] : []),
  ];
}

function goingOn(view: InvasionView, names: string[], language: Language, list: Lister): TextSection {
  const waiting = [...view.items, ...view.triggers].map((item) => {
    const name = (item.card as CardView).name?.[language] ?? say('faceDown', language);
    return `${names[item.seat] ?? ''}: ${name}. ${item.text[language]}`;
  });
  const looked = view.seats.filter((seat) => seat.looked.length);
  return {
    title: INV.lane[language],
    facts: [assigningWords(view, names, language).join(', '), ...waiting].filter(Boolean),
    lists: [
      ...(view.items.length ? [list(INV.waiting[language], view.items.map((item) => item.card as CardView))] : []),
      ...(view.triggers.length ? [list(INV.triggers[language], view.triggers.map((item) => item.card as CardView))] : []),
      ...looked.map((seat) => list(`${INV.looked[language]}: ${names[seat.seat] ?? ''}`, seat.looked as CardView[])),
    ],
  };
}

// -- the Invasion ------------------------------------------------------------------------------

export function attackLines(view: InvasionView, language: Language): string[] {
  const { invasion } = view;
  if (!invasion) return [];
  const names = new Map(invasion.stack.map((card) => [card.n, card.name[language]]));
  if (!invasion.attacks.length) return [`${INV.intent[language]}: ${INV.intentNone[language]}`];
  const lines = invasion.attacks.map(({ card, ranged, melee }) => fill(INV.attackOf[language], { name: names.get(card) ?? '', ranged, melee }));
  return [`${INV.intentEach[language]}, ${fill(INV.intentTotal[language], intentTotal(view))}: ${lines.join('; ')}`];
}

export function invasionLines(view: InvasionView, language: Language): string[] {
  const { invasion } = view;
  if (!invasion) return [];
  const { events } = invasion;
  return [
    fill(INV.timeOf[language], { n: events.marker, m: events.last }),
    `${INV.event[language]}: ${events.current ? `${events.current.name[language]}, ` : ''}${eventWords(view, language)}`,
    ...events.to_come.map(({ card, duration }) => fill(INV.lasts[language], { name: card.name[language], n: duration })),
    ...attackLines(view, language),
    ...invasion.zones.map((zone) => capital(zoneWords(zone, language))),
    fill(INV.tokens[language], { n: invasion.tokens, need: invasion.refresh_need, spend: invasion.refresh_spend }),
    fill(INV.supply[language], { n: invasion.supply }),
    fill(INV.protocolSupply[language], { n: invasion.protocol_supply }),
    `${INV.invasionDeck[language]}: ${count(invasion.deck.count, language)}`,
    ...(invasion.before_reinforcing ? [fill(INV.reinforces[language], { name: invasion.before_reinforcing.name[language], text: invasion.before_reinforcing.text[language] })] : []),
  ];
}

/** What is printed on the Invasion's board, and its events. */
export function boardCards({ invasion }: InvasionView): CardView[] {
  if (!invasion) return [];
  const { events } = invasion;
  const all = [
    ...(events.current ? [events.current] : []),
    ...events.to_come.map((one) => one.card),
    ...events.over,
    ...invasion.zones.map((zone) => zone.effect),
    ...invasion.actions.map((one) => one.card),
  ];
  return unique(all.filter((card) => card !== null));
}

/** Each card once. */
export function unique(cards: readonly CardView[]): CardView[] {
  return [...new Map(cards.map((card) => [card.n, card])).values()];
}

function invasionSection(view: InvasionView, language: Language, list: Lister): TextSection {
  const { invasion } = view;
  if (!invasion) return { title: '', facts: [], lists: [] };
  const zones = invasion.zones.map((zone) => zone.card).filter((card) => card !== null);
  return {
    title: INV.invasion[language],
    facts: invasionLines(view, language),
    lists: [
      list(INV.stack[language], invasion.stack),
      list(INV.zones[language], zones),
      list(INV.protocols[language], invasion.protocols),
      list(INV.actions[language], invasion.actions.map((one) => one.card)),
      list(INV.eventsToCome[language], boardCards(view)),
      ...(invasion.deck.known.length ? [list(knownPart(INV.invasionDeck, invasion.deck.known.length, language), invasion.deck.known)] : []),
      list(INV.invasionDiscard[language], invasion.discard),
      list(INV.invasionGarbage[language], invasion.garbage),
    ],
  };
}

// -- what belongs to nobody --------------------------------------------------------------------

export function sharedLines({ shared }: InvasionView, language: Language): string[] {
  const before = shared.before_reinforcing;
  return [
    fill(INV.recruitment[language], { n: shared.recruitment_deck }),
    fill(INV.technologies[language], { n: shared.technology_deck }),
    ...shared.starting.map(({ face, cards }) => fill(INV.startingLeft[language], { name: face.name[language], n: cards.length })),
    ...(before ? [fill(INV.reinforces[language], { name: before.name[language], text: before.text[language] })] : []),
  ];
}

export function sharedCards({ shared }: InvasionView): CardView[] {
  const starting = shared.starting.map(({ face, cards }): CardView => ({ ...face, n: cards[0] ?? -1, owner: -1 }));
  return [...starting, ...shared.leaders, ...shared.destroyed];
}

function sharedSection(view: InvasionView, language: Language, list: Lister): TextSection {
  const { shared } = view;
  return {
    title: INV.shared[language],
    facts: sharedLines(view, language),
    lists: [
      list(INV.starting[language], shared.starting.map(({ face, cards }): CardView => ({ ...face, n: cards[0] ?? -1, owner: -1 }))),
      list(INV.leaders[language], shared.leaders),
      list(INV.destroyed[language], shared.destroyed),
    ],
  };
}

// -- a player ----------------------------------------------------------------------------------

export function seatLines(seat: InvasionSeat, language: Language): string[] {
  const pool = poolColours(seat).flatMap(([colour, number]) => Array<Colour>(number).fill(colour));
  const numbers: [keyof typeof INV, number][] = [
    ['spare', seat.spare], ['rerolls', seat.rerolls], ['technology', seat.technology], ['parts', seat.parts], ['changes', seat.changes],
    ['transforms', seat.transforms], ['plays', seat.plays], ['dealt', seat.dealt], ['drawn', seat.drawn], ['wins', seat.wins],
  ];
  return [
    `${capital(INV.armor[language])} ${fill(INV.ofMost[language], { n: seat.armor, m: seat.most_armor })}`,
    `${INV.health[language]} ${fill(INV.ofMost[language], { n: seat.health, m: seat.most_health })}`,
    ...numbers.filter(([key, number]) => number > 0 || key === 'spare').map(([key, number]) => `${INV[key][language]} ${number}`),
    `${INV.pool[language]}: ${pool.length ? colourWords(pool, language) : INV.poolEmpty[language]}`,
    ...seat.storage.map((one) => {
      const ability = one.ability ? ` – ${one.ability.name[language]}: ${one.ability.text[language]}` : '';
      return `${INV.storage[language]} ${storageWords(one, language)}${ability}`;
    }),
    ...seat.dice.map((die) => dieWords(die, language)),
    ...seat.spare_actions.map((one) => `${INV.spare[language]} ${one.price}: ${one.sentence[language]}`),
    ...(seat.less ? [`${INV.spare[language]}: ${fill(INV.less[language], { n: seat.less })}`] : []),
    ...(seat.doubled ? [INV.doubled[language]] : []),
    ...[discountWords(seat, language)].filter(Boolean),
    `${COMMON.hand[language]} ${seat.hand.length}, ${INV.deck[language]} ${seat.deck.count}`,
  ];
}

function seatSection(view: InvasionView, seat: InvasionSeat, names: string[], language: Language, list: Lister): TextSection {
  return {
    title: [names[seat.seat] ?? '', ...seatMarks(view, seat, language)].join(', '),
    facts: seatLines(seat, language),
    lists: [
      list(INV.base[language], seat.base),
      list(COMMON.hand[language], seat.hand as CardView[]),
      list(INV.played[language], seat.played),
      list(`${INV.training[language]}, ${fill(INV.trainingOf[language], { n: seat.training.length, m: seat.training_size })}`, seat.training),
      ...(seat.deck.known.length ? [list(knownPart(INV.deck, seat.deck.known.length, language), seat.deck.known)] : []),
      list(INV.discard[language], seat.discard),
      list(INV.garbage[language], seat.garbage),
    ],
  };
}
