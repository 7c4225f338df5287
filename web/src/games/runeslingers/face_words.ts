/** Words on the cards of Runeslingers. */

import { speaker, WORDS, words } from '../../cards/words';

const FACE_WORDS = {
  ...WORDS,
  defense: words('defense', 'Verteidigung'),
  damage: words('damage {n}', 'Schaden {n}'),
  tokens: words('tokens {n}', 'Marken {n}'),
  oncePaid: words('Once paid: health {health}, power {power}, deck {deck}', 'Bezahlt: Lebenspunkte {health}, Macht {power}, Deck {deck}'),
  leftAiling: words('{left}, ailments +{n}', '{left}, Gebrechen +{n}'),
  ownedBy: words('belongs to player {n}', 'gehört Spieler {n}'),
  sideways: words('sideways', 'quer'),
  beingPlayed: words('costs not yet paid', 'noch nicht bezahlt'),
  played: words('played this turn', 'in diesem Spielzug ausgespielt'),
  charged: words('charged this turn', 'in diesem Spielzug aufgeladen'),
  slung: words('slung this turn', 'in diesem Spielzug geschleudert'),
  activated: words('activated this turn', 'in diesem Spielzug aktiviert'),
  answer: words('as an answer', 'als Antwort'),
  chosen: words('chosen: {text}', 'gewählt: {text}'),
  by: words('{sentence} ({name})', '{sentence} ({name})'),
} as const;

export type FaceWord = keyof typeof FACE_WORDS;

export const say = speaker(FACE_WORDS);
