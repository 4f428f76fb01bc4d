import type { Read, Seat, Vocabulary } from '../core/game.ts';
import { same } from '../core/data.ts';
import { copyOf, draftOf } from '../core/play.ts';
import type { Random } from '../core/random.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Seen } from './bot.ts';
import { quickChance } from './chance.ts';
import type { Ranked } from './craft.ts';
import { type Bench, decide, imagined } from './playout.ts';

/** An imagined world (a determinization), and the seed of all luck in it: every candidate meets the same (common random numbers). */
export interface Dream<V extends Vocabulary> {
  readonly world: Read<V['State']>;
  readonly luck: number;
}

export function dream<V extends Vocabulary>(
  bench: Bench<V>,
  seen: { readonly view: V['View']; readonly seat: Seat; readonly random: Random },
): Dream<V> {
  const world = readOnly(imagined(bench, seen));
  return { world, luck: seen.random.int(2 ** 20) };
}

/** Breaks ties in favour of the usual move. */
const TIE = 1e-6;

/** Looks one move ahead in several imagined worlds: the worthwhile moves, best first. */
export function lookAhead<V extends Vocabulary>(
  bench: Bench<V>,
  { view, seat, legal, random }: Seen<V>,
  worlds: number,
): Ranked<V>[] {
  const dreams = Array.from({ length: worlds }, () => dream(bench, { view, seat, random }));
  const { world: any } = nth(dreams, 0);
  const moves = bench.craft.worthwhile?.(any, legal, 'root') ?? legal;
  const usual = bench.craft.complete?.(any, seat, random) ?? null;
  return moves
    .map(move => {
      let sum = same(move, usual) ? TIE : 0;
      for (const { world, luck } of dreams) sum += judged(bench, { world, luck, seat, move });
      return { move, worth: sum / worlds };
    })
    .sort((a, b) => b.worth - a.worth);
}

function judged<V extends Vocabulary>(
  bench: Bench<V>,
  { world, luck, seat, move }: Dream<V> & { readonly seat: Seat; readonly move: V['Move'] },
): number {
  const random = quickChance(luck);
  const draft = draftOf(bench.game, copyOf(bench.game, world), { random });
  decide(bench, draft, { seat, move, random });
  return bench.judge.alone(readOnly(draft.state), seat);
}
