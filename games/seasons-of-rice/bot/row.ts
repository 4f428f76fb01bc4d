import type { Read } from '../../../core/game.ts';
import { without } from '../hands.ts';
import { supposing } from '../ground.ts';
import type { State } from '../vocabulary.ts';
import { bestPlacement } from './best-spot.ts';
import { best, type Mind } from './draft.ts';
import { prospectOf } from './prospect.ts';
import { type Prospect, worth } from './worth.ts';

/** SR-31: the cards left, and both landscapes, the one whose turn it is first. */
interface Race {
  readonly row: readonly number[];
  readonly mine: Prospect;
  readonly theirs: Prospect;
}

/** Which card of the row to take, `depth` cards ahead: both place as well as they can, each against the other. */
export function cardToTake(
  mind: Mind,
  world: Read<State>,
  { seat, depth }: { seat: number; depth: number },
): number {
  const race = {
    row: world.row,
    mine: prospectOf(mind.deck, world, seat),
    theirs: prospectOf(mind.deck, world, 1 - seat),
  };
  return best(world.row, card => taking(mind, race, { card, depth }));
}

/** How far ahead the taker is in the end, with this card. */
function taking(
  mind: Mind,
  { row, mine, theirs }: Race,
  { card, depth }: { card: number; depth: number },
): number {
  const { spot, ledger, worth: reached } = bestPlacement(mind.beliefs, mine, card);
  const rest = without(row, card);
  if (depth === 1 || rest.length === 0) return reached - worth(mind.beliefs, theirs);
  const { turn, x, y } = spot;
  return supposing(mine.ground, { card, turn, x, y }, () => {
    const next = { row: rest, mine: theirs, theirs: { ...mine, ledger } };
    return -Math.max(...rest.map(other => taking(mind, next, { card: other, depth: depth - 1 })));
  });
}
