/** A few sounds made from numbers, off until somebody wants them; each has a visible twin. */

import { settings } from './settings.svelte';

export type Cue = 'play' | 'resolve' | 'turn' | 'undo' | 'win' | 'lose';

// the parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, ...
const CUES: Record<Cue, number[]> = {
  play: [0.7, 0.02, 220, 0.01, 0.03, 0.12, 1, 1.2, -3],
  resolve: [0.6, 0.02, 330, 0.01, 0.05, 0.15, 0, 1.4, 2],
  turn: [0.9, 0, 523, 0.01, 0.1, 0.25, 0, 1, 0, 0, 260, 0.08],
  undo: [0.6, 0, 300, 0.01, 0.05, 0.1, 1, 1, -8],
  win: [1, 0, 392, 0.02, 0.3, 0.5, 0, 1, 0, 0, 196, 0.12],
  lose: [1, 0, 196, 0.02, 0.3, 0.5, 0, 1, 0, 0, -49, 0.15],
};

export async function play(cue: Cue): Promise<void> {
  if (!settings.sounds || !settings.volume) return;
  const { zzfx, ZZFX } = await import('zzfx');
  ZZFX.volume = (settings.volume / 100) * 0.6;
  zzfx(...CUES[cue]);
}
