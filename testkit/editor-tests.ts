import { expect } from 'vitest';
import type { Game, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { PositionEditor, Sketch } from '../web/kit/editor/editor.ts';
import { mangled } from './editor.ts';

/** What becomes of links that somebody wrote by hand: those that are read, and of these the ones without a fault, as tables. Enough of each, that a test of them means something. */
export function mangledTables<V extends Vocabulary, S extends Sketch>(
  editor: PositionEditor<V, S>,
  game: Game<V>,
  { links, sketch, random }: { readonly links: number; readonly sketch: () => S; readonly random: Random },
): { readonly sketches: readonly S[]; readonly states: readonly V['State'][] } {
  const read = Array.from({ length: links }, () => editor.read(game, mangled(sketch(), random)));
  const sketches = read.flatMap(one => (one.ok ? [one.value] : []));
  const states = sketches
    .filter(one => editor.faults(game, one).length === 0)
    .map(one => editor.stateFrom(game, one, random));
  expect(read.length - sketches.length).toBeGreaterThan(20);
  expect(sketches.length - states.length).toBeGreaterThan(20);
  expect(states.length).toBeGreaterThan(20);
  return { sketches, states };
}
