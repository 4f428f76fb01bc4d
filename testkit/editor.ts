import { copy, same } from '../core/data.ts';
import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { fitting, optionSpecs } from '../core/opening.ts';
import { choices, draftOf, start } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { rollOut } from '../core/rollout.ts';
import type { PositionEditor, Sketch } from '../web/kit/editor/editor.ts';

/** Positions that random play reaches, with every number of players and each time other options. */
export function* reached<V extends Vocabulary>(
  game: Game<V>,
  { games, longest }: { readonly games: number; readonly longest: number },
): Generator<Read<V['State']>> {
  const random = randomOf(seedRng('reached'));
  for (let n = 0; n < games; n++)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const options = Object.fromEntries(
        optionSpecs(game).map(([key, spec]) => [key, random.pick(fitting(spec, seats))]),
      ) as Read<V['Options']>;
      const { state } = start(game, { options, seats, seed: `reached ${n} ${seats}` });
      const draft = draftOf(game, copy(state) as V['State']);
      rollOut(draft, random, random.int(longest));
      yield draft.state as Read<V['State']>;
    }
}

/** What is lost when a seat's view is entered by hand and becomes a table again; null when nothing is. */
export function lostByEntering<V extends Vocabulary, S extends Sketch>(
  editor: PositionEditor<V, S>,
  game: Game<V>,
  { state, seat }: { readonly state: Read<V['State']>; readonly seat: Seat },
): string | null {
  const view = game.view(state, seat);
  const sketch = editor.sketchOf(view, seat);
  const sent = editor.read(game, JSON.parse(JSON.stringify(sketch)));
  if (!sent.ok) return `a link would be refused: ${JSON.stringify(sent.error)}`;
  if (!same(sent.value, sketch)) return 'a link would change it';
  const faults = editor.faults(game, sketch);
  if (faults.length > 0) return `it is thought impossible: ${JSON.stringify(faults)}`;
  const entered = editor.stateFrom(game, sketch, randomOf(seedRng('entered'))) as Read<V['State']>;
  if (!same(game.view(entered, seat), view)) return 'the view is another one';
  if (!same(game.pending(entered), game.pending(state))) return 'somebody else is asked';
  return same(choices(game, entered, seat), choices(game, state, seat)) ? null : 'the choices are others';
}

/** A sketch with some of its values replaced by others, as somebody could write them into a link. */
export function mangled(sketch: unknown, random: Random): unknown {
  if (Array.isArray(sketch)) {
    const list = sketch.map(part => mangled(part, random));
    const chance = random.int(12);
    if (chance === 0) list.pop();
    if (chance === 1 && list.length > 0) list.push(random.pick(list));
    return list;
  }
  if (typeof sketch === 'object' && sketch !== null)
    return Object.fromEntries(Object.entries(sketch).map(([key, part]) => [key, mangled(part, random)]));
  if (random.int(10) > 0) return sketch;
  if (typeof sketch === 'boolean') return !sketch;
  if (typeof sketch === 'number') return random.pick([0, 1, 2, 7, 20, sketch + 1, sketch - 1]);
  return sketch === null ? random.pick([null, 0, 3]) : sketch;
}
