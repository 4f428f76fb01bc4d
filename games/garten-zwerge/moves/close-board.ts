import type { MoveRule } from '../../../core/game.ts';
import { endCalling } from '../calls.ts';
import type { Tables } from '../data/tables.ts';
import type { CloseBoard, GartenZwerge } from '../vocabulary.ts';

const CLOSE: readonly CloseBoard[] = [{ type: 'close-board' }];

/** GZ-69: the active player ends the calling. */
export const closeBoard = (tables: Tables): MoveRule<GartenZwerge, CloseBoard> => ({
  candidates: () => CLOSE,
  refuse: () => null,
  apply: (draft, _close, table) => endCalling(tables, draft, { by: table.seat, desk: table }),
});
