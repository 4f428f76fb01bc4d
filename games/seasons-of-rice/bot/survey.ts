import type { Read } from '../../../core/game.ts';
import { allFields, fieldsAt } from '../fields.ts';
import { lay, lift, numberOf, SPAN } from '../ground.ts';
import type { Piece } from '../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import type { Ledger } from './ledger.ts';
import { hoped, outlook, type Prospect, settled } from './worth.ts';

/** What a landscape is worth with one more card, after which its closed fields come to `ledger`. */
export type Survey = (piece: Read<Piece>, ledger: Ledger) => number;

/**
 * Looks at a landscape once, and then at every spot only at the fields that the card touches: all others promise the
 * same wherever it lies. It says what `worth` would say.
 */
export function survey(beliefs: Beliefs, { owner, ledger: before, ground }: Prospect): Survey {
  const count = ground.count + 1;
  const lying = allFields(ground)
    .filter(({ gaps }) => gaps > 0)
    .map(field => ({ field, ...outlook(beliefs, owner, { field, ledger: before, ground, count }) }))
    .sort((a, b) => b.hope - a.hope);
  const left = lying.reduce((sum, field) => sum + field.left, 0);
  /** By the centre of a square, the number of its field from 1 on. */
  const numbers = new Uint8Array(SPAN * SPAN);
  lying.forEach(({ field }, n) => field.squares.forEach(square => (numbers[square] = n + 1)));
  const touched = new Uint32Array(lying.length + 1);
  let trial = 0;

  return (piece, ledger) => {
    trial++;
    const { centres } = ground.stamps[piece.card]![piece.turn]!;
    const corner = numberOf(piece.x, piece.y);
    let sum = settled(owner, ledger) + left;
    for (let i = 0; i < centres.length; i++) {
      const number = numbers[corner + centres[i]!]!;
      if (number === 0 || touched[number] === trial) continue;
      touched[number] = trial;
      sum -= lying[number - 1]!.left;
    }
    const hopes: number[] = [];
    lay(ground, piece);
    for (const field of fieldsAt(ground, centres, corner)) {
      if (field.gaps === 0) continue;
      const now = outlook(beliefs, owner, { field, ledger, ground, count });
      sum += now.left;
      if (now.hope > 0) hopes.push(now.hope);
    }
    lift(ground, piece);
    for (let n = 0; n < lying.length && lying[n]!.hope > 0; n++)
      if (touched[n + 1] !== trial) hopes.push(lying[n]!.hope);
    hopes.sort((a, b) => b - a);
    return sum + hoped(beliefs, hopes, count);
  };
}
