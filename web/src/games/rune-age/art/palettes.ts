/** Colours of the pictures of Rune Age: factions, and what belongs to none. */

import { palette, type Palette } from '../../../cards/art/palettes';

export const PALETTES: Readonly<Record<string, Palette>> = {
  daqan: palette('#0a1a3d #2a5aa8 #e8d28a #1b3d78 #081227 #fff8df #f0cf6a'),
  uthuk: palette('#250609 #8f1d16 #f07a35 #521010 #170405 #ffe9d2 #ff6a3a'),
  latari: palette('#06210f #2d7a3c #e6e08a #184d25 #04150a #fbfff0 #b9e36a'),
  waiqar: palette('#120d20 #4a3d70 #9fc29a #2a2244 #0a0714 #f0ffe8 #9be08a'),
  dunwarr: palette('#1d0f06 #7a4518 #f2b45c #4a2a10 #120903 #fff2dc #ffb04a'),
  orcs: palette('#15180a #5c6a1c #e3c04a #3a4212 #0c0f05 #fdffd8 #e0b83a'),
  gold: palette('#231703 #8a6410 #ffd968 #5a4008 #150d02 #fffbe0 #ffd24a'),
  city: palette('#10202e #47708c #f0dcae #2b4756 #0d1a22 #fffaf0 #f0cf8a'),
  landmark: palette('#2b2338 #8d7a9a #f7e3b0 #5b4d68 #1b1524 #fffdf2 #ffe08a'),
  unit: palette('#141619 #4a5560 #c9d0d2 #3a434b #0f1215 #ffffff #a8d0dc'),
  tactic: palette('#04262b #0e7c78 #d8e8b0 #0b5357 #031a1d #f0fffa #6ae0cf'),
  enemy: palette('#1c0608 #701a1a #e0703a #451010 #120304 #ffeadf #ff5a3a'),
  instant: palette('#1d1006 #7a4a14 #f2c45c #4a2c0c #120a03 #fff6dc #ffb43a'),
  objective: palette('#1a0a12 #6e1f2c #f0b04a #401420 #10050a #fff3d8 #ffcf5a'),
  reward: palette('#231a05 #8a7020 #fff0a0 #5a480f #150f03 #fffef0 #ffe06a'),
  dragon_rune: palette('#03222a #0f7082 #8ae8e0 #0a4a56 #02161b #f0ffff #5adfe8'),
};
