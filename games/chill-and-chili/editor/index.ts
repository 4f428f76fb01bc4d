import { sum } from '../../../core/counts.ts';
import type { PositionEditor } from '../../../web/kit/editor/editor.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { faultsOf, type GardenFault } from './faults.ts';
import { Fields } from './fields.tsx';
import { Score } from './score.tsx';
import { empty, opening, readSketch, type Sketch, sketchOf, withSeats } from './sketch.ts';
import { stateFrom } from './state-from.ts';
import { stockOf } from './stock.ts';
import { EDITOR_WORDS } from './words.ts';

export const editor: PositionEditor<ChillAndChili, Sketch, GardenFault> = {
  opening,
  empty,
  withSeats,
  read: readSketch,
  sketchOf,
  faults: faultsOf,
  words: EDITOR_WORDS,
  stateFrom,
  unseen: (game, sketch) => sum(stockOf(game, sketch).unseen),
  settled: ['start'],
  Fields,
  Score,
};
