import type { Pending, Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Frame } from '../../core/frame.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import { PaintedSign } from '../kit/painted-sign.tsx';

type Deciding<V extends Vocabulary> = Frame<V>['deciding'];

/** The others who must decide, as far as they are asked the same as the first of them: one sentence tells of all. */
export function awaitedBy<V extends Vocabulary>(viewer: Viewer | null, deciding: Deciding<V>): Deciding<V> {
  const [first, ...others] = deciding.filter(({ seat }) => seat !== viewer);
  return first ? [first, ...others.filter(({ moves }) => isSame(moves, first.moves))] : [];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((move, i) => move === others[i]);

interface AtTable<V extends Vocabulary> {
  readonly texts: Texts<V>;
  readonly names: Names;
  /** How many play. */
  readonly seats: number;
}

/** “Anna and Ben are choosing a bid…”; null while nobody is waited for. */
export function sayAwaited<V extends Vocabulary>(
  awaited: readonly Pending<V>[],
  { texts, names, seats }: AtTable<V>,
): string | null {
  const [first] = awaited;
  if (!first) return null;
  const who = { names: awaited.map(({ seat }) => names(seat)), isEveryone: awaited.length === seats };
  return texts.wait(who, first.moves);
}

/** Everyone who is waited for, in the room of two. */
export function AwaitedSigns({ seats }: { readonly seats: readonly Seat[] }) {
  if (seats.length === 0) return null;
  return (
    <span class="prompt-signs" style={{ '--signs': seats.length }}>
      {seats.map(seat => (
        <PaintedSign key={seat} seat={seat} />
      ))}
    </span>
  );
}
