/** What an opened pile of Invasion shows. */

import { knownOf } from '../../../cards/known';
import type { PileContent } from '../../../boards/common/table';
import { COMMON } from '../../../boards/common/words';
import type { CardView, Language } from '../../../protocol';
import type { InvasionSeat, InvasionView } from '../view_types';
import { boardCards, invasionLines, scenarioLines, seatLines, sharedCards, sharedLines, unique } from './in_words';
import { INV } from './words';

export function pileOf(view: InvasionView, key: string, names: string[], language: Language): PileContent | null {
  const [kind = '', number] = key.split(':');
  const make = (title: string, cards: CardView[], ordered = false): PileContent => ({ key, title, cards, ordered });
  const { invasion } = view;
  if (kind === 'shared') return { ...make(INV.shared[language], sharedCards(view)), lines: { title: INV.shared[language], lines: sharedLines(view, language) } };
  if (invasion) {
    const lines = { title: view.scenario?.name[language] ?? '', lines: [...scenarioLines(view, language), ...invasionLines(view, language)] };
    if (kind === 'invasion') return { ...make(INV.invasion[language], boardCards(view)), lines, beside: besideInvasion(invasion, language) };
    if (kind === 'invasion-deck') return make(INV.invasionDeck[language], invasion.deck.known, true);
    if (kind === 'invasion-discard') return make(INV.invasionDiscard[language], invasion.discard, true);
    if (kind === 'invasion-garbage') return make(INV.invasionGarbage[language], invasion.garbage, true);
    if (kind === 'stack') return make(INV.stack[language], invasion.stack, true);
    if (kind === 'zones') return make(INV.zones[language], invasion.zones.map((zone) => zone.card).filter((card) => card !== null));
    if (kind === 'protocols') return make(INV.protocols[language], invasion.protocols);
  }
  const seat = view.seats[Number(number)];
  if (!seat) return null;
  if (kind === 'seat') {
    const lines = { title: names[seat.seat] ?? '', lines: seatLines(seat, language) };
    return { ...make(names[seat.seat] ?? '', unique([...seat.base, ...seat.training, ...seat.played, ...seat.discard, ...seat.garbage])), lines, beside: besideSeat(seat, language) };
  }
  if (kind === 'hand') return make(COMMON.hand[language], knownOf(seat.hand));
  if (kind === 'deck') return make(INV.deck[language], seat.deck.known, true);
  if (kind === 'base') return make(INV.base[language], seat.base);
  if (kind === 'training') return make(INV.training[language], seat.training);
  if (kind === 'played') return make(INV.played[language], seat.played);
  if (kind === 'garbage') return make(INV.garbage[language], seat.garbage, true);
  return kind === 'discard' ? make(INV.discard[language], seat.discard, true) : null;
}

/** The other open piles of a player. */
function besideSeat(seat: InvasionSeat, language: Language): PileContent['beside'] {
  const named: [string, string, number][] = [
    ['hand', COMMON.hand[language], knownOf(seat.hand).length],
    ['deck', INV.deck[language], seat.deck.known.length],
    ['discard', INV.discard[language], seat.discard.length],
    ['garbage', INV.garbage[language], seat.garbage.length],
  ];
  return named.filter(([, , number]) => number > 0).map(([kind, title]) => ({ key: `${kind}:${seat.seat}`, title }));
}

function besideInvasion(invasion: NonNullable<InvasionView['invasion']>, language: Language): PileContent['beside'] {
  const named: [string, string, number][] = [
    ['stack', INV.stack[language], invasion.stack.length],
    ['zones', INV.zones[language], invasion.zones.length],
    ['protocols', INV.protocols[language], invasion.protocols.length],
    ['invasion-discard', INV.invasionDiscard[language], invasion.discard.length],
    ['invasion-garbage', INV.invasionGarbage[language], invasion.garbage.length],
    ['shared', INV.shared[language], 1],
  ];
  return named.filter(([, , number]) => number > 0).map(([kind, title]) => ({ key: `${kind}:0`, title }));
}
