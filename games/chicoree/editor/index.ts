import type { PositionEditor } from '../../../web/kit/editor/editor.ts';
import type { Chicoree } from '../vocabulary.ts';
import { type ChainFault, faultsOf } from './faults.ts';
import { Fields } from './fields.tsx';
import { Score } from './score.tsx';
import { readSketch } from './read-sketch.ts';
import { empty, opening, type Sketch, sketchOf, withSeats } from './sketch.ts';
import { stateFrom } from './state-from.ts';
import { stockOf } from './stock.ts';
import { EDITOR_WORDS } from './words.ts';

export const editor: PositionEditor<Chicoree, Sketch, ChainFault> = {
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
  settled: ['start', 'countdown', 'clock'],
  Fields,
  Score,
};
