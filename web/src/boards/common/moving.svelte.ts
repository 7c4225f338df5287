/** Cards that move when what a component shows changes; called while the component is set up. */

import type { BoardProps } from '../contract';
import { afterUpdate, beforeUpdate } from './flip';

export function letCardsMove(board: () => BoardProps): void {
  $effect.pre(() => {
    void board().view;
    beforeUpdate();
  });
  $effect(() => {
    void board().view;
    afterUpdate(board().settings);
  });
}
