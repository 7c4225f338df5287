/**
 * How the cards of a game look. Each game brings its own, and `games/index.ts` hands it over when
 * the game is loaded; cards of a game that brings none are plain.
 */

import type { Component } from 'svelte';
import type { CardView, Language } from '../protocol';
import { type ArtStyle, hills } from './art/art';
import type { Face } from './face';
import type { IconDrawing } from './icons';
import { plainFace } from './plain_face';

export interface CardStyle {
  /** A card of which more than the name is known. */
  face(card: CardView, language: Language): Face;
  /** Icons that stand in texts, as `{water}`, by their code. */
  icons: Readonly<Record<string, IconDrawing>>;
  art: ArtStyle;
  /** The sign on the back: SVG on a field of 180 by 252. */
  back: string;
  /** More about a card in the inspect view, between its text and its terms. */
  Details?: Component<{ card: CardView; language: Language }>;
}

const PLAIN: CardStyle = {
  face: plainFace,
  icons: {},
  art: { palettes: {}, motifs: { words: '', kinds: {} }, drawings: null, land: hills, ornament: () => '' },
  back: '',
};

const styles = new Map<string, CardStyle>();

export function setStyle(game: string, style: CardStyle): void {
  styles.set(game, style);
}

export function styleOf(game: string): CardStyle {
  return styles.get(game) ?? PLAIN;
}
