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
  sketchOf: (_game, view, seat) => sketchOf(view, seat),
  faults: faultsOf,
  sayFault: (fault, { language, names }) => EDITOR_WORDS[language].fault(fault, names),
  stateFrom,
  assumes: (game, sketch, language) => {
    const { unseen } = stockOf(game, sketch);
    return EDITOR_WORDS[language].assumes(unseen.reduce((sum, n) => sum + n, 0));
  },
  settled: ['start'],
  Fields,
  Score,
};
