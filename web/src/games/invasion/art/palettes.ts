/** Colours of the pictures of Invasion: screws, and what belongs to none of them. */

import { palette, type Palette } from '../../../cards/art/palettes';

export const PALETTES: Readonly<Record<string, Palette>> = {
  blue: palette('#061a30 #1f5f9a #a8dcf0 #123f6b #04101f #f2fbff #6ac4ff'),
  red: palette('#230904 #8f2f14 #f2a05c #551a0b #150502 #fff0e0 #ff7a45'),
  black: palette('#0b0d11 #323a45 #9fb0bd #20262e #050609 #f0f6fa #8fd8ff'),
  green: palette('#06210f #2a7240 #dbe88a #174a26 #04150a #fbfff0 #8be36a'),
  yellow: palette('#241a04 #8f6c12 #ffe07a #5a430a #150e02 #fffbe0 #ffd24a'),
  wild: palette('#150b2b #503a8f #e0b8f2 #33235c #0b0518 #fbf2ff #c99aff'),
  starting: palette('#171320 #4f4668 #d8c8ae #322b46 #0c0a12 #fffaf0 #d8b8ff'),
  technology: palette('#03222a #0f6a78 #8ae8dc #0a4650 #02161b #f0ffff #5adfe8'),
  invasion: palette('#1f0612 #6b1a3a #f08a5c #430f26 #12030a #ffeae6 #ff5a7a'),
  protocol: palette('#1c0716 #63205a #f09ac0 #3d1238 #10040d #fff0fa #ff6ac4'),
  event: palette('#1d0a0a #7a2a2a #f2b05c #4a1616 #120505 #fff3dc #ff8a4a'),
  board: palette('#16140f #5a5240 #d8cba8 #38331f #0d0c08 #fffbf0 #e0c87a'),
};
