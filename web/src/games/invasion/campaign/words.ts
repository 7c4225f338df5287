/** Words of the campaign's page. */

import type { Words } from '../../../protocol';

const words = (en: string, de: string): Words => ({ en, de });

export const BOOK = {
  way: words('Scenarios', 'Szenarien'),
  begins: words('about to begin, attempt {n}', 'beginnt gleich, Versuch {n}'),
  history: words('History', 'Verlauf'),
  nothing: words('No scenario is over yet.', 'Noch ist kein Szenario vorbei.'),
  difficulty: words('Difficulty: {name}', 'Schwierigkeit: {name}'),
  now: words('being played, attempt {n}, round {round}', 'läuft, Versuch {n}, Runde {round}'),
  wonAt: words('won, attempt {n}', 'gewonnen, Versuch {n}'),
  over: words('lost', 'verloren'),
  toCome: words('still to come', 'kommt noch'),
  attempt: words('attempt {n}', 'Versuch {n}'),
  wonIn: words('Won in round {n}', 'Gewonnen in Runde {n}'),
  lostIn: words('Lost in round {n}', 'Verloren in Runde {n}'),
  values: words('{health} health, {armor} armor', '{health} Leben, {armor} Rüstung'),
  defeated: words('defeated', 'besiegt'),
  tokens: words('{rerolls} rerolls, {technology} technology tokens', '{rerolls} Wurfmarker, {technology} Technologiemarker'),
  base: words('Base', 'Basis'),
  dice: words('Screws on the dice', 'Schrauben auf den Würfeln'),
  trained: words('Trained ({n} cards in all)', 'Ausgebildet ({n} Karten insgesamt)'),
  nobody: words('nobody', 'niemand'),
  invasion: words('The Invasion', 'Die Invasion'),
  cards: words('{n} cards', '{n} Karten'),
  herTokens: words('{n} technology tokens', '{n} Technologiemarker'),
  protocols: words('Protocols', 'Protokolle'),
  none: words('none', 'keine'),
} as const;
