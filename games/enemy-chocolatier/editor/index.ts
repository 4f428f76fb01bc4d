import type { PositionEditor } from '../../../web/kit/editor/editor.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { faultsOf, type TownFault } from './faults.ts';
import { Fields } from './fields.tsx';
import { Score } from './score.tsx';
import { empty, opening, readSketch, type Sketch, sketchOf, withSeats } from './sketch.ts';
import { stateFrom } from './state-from.ts';
import { EDITOR_WORDS } from './words.ts';

export const editor: PositionEditor<EnemyChocolatier, Sketch, TownFault> = {
  opening,
  empty,
  withSeats,
  read: readSketch,
  sketchOf,
  faults: faultsOf,
  words: EDITOR_WORDS,
  stateFrom,
  unseen: ({ edition }) => townOf(edition).recipes.length - 1,
  settled: ['start', 'tiles'],
  Fields,
  Score,
};
