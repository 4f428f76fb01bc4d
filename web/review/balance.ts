import type { Effect } from '../../bots/review.ts';
import { nth } from '../../core/sure.ts';

/** What came of decisions and of luck, for one seat, in chances to win. */
export interface Balance {
  readonly own: Part;
  readonly others: Part;
  /** All the rest, the deal included. */
  readonly luck: Part;
}

/** A sum of changes, and how far it may be wrong. */
export interface Part {
  readonly by: number;
  readonly margin: number;
}

/** 95 % of the time the truth is no farther away. */
const CERTAINTY = 1.96;

/** Everybody's chances at the start and at the end: what decisions did not do in between, luck did. */
export function balanceOf(
  effects: readonly Effect[],
  { start, end }: { readonly start: readonly number[]; readonly end: readonly number[] },
): Balance[] {
  return start.map((chance, seat) => {
    const own = sumOf(
      effects.filter(({ by }) => by === seat),
      seat,
    );
    const others = sumOf(
      effects.filter(({ by }) => by !== seat),
      seat,
    );
    const rest = nth(end, seat) - chance - own.by - others.by;
    const part = ({ by, doubt }: Sum): Part => ({ by, margin: CERTAINTY * Math.sqrt(doubt) });
    return {
      own: part(own),
      others: part(others),
      luck: part({ by: rest, doubt: own.doubt + others.doubt }),
    };
  });
}

export const isClear = ({ by, margin }: Part): boolean => Math.abs(by) > margin && Math.round(100 * by) !== 0;

/** Whether luck can be told from skill for anybody: who knows nothing of the decisions cannot say what luck did besides. */
export const tellsApart = (balance: readonly Balance[]): boolean => balance.some(({ own }) => isClear(own));

interface Sum {
  readonly by: number;
  readonly doubt: number;
}

/**
 * What decisions did to a seat. Each is reckoned with a doubt of its own; besides, they are a sample: who plays three good moves and
 * two bad ones has shown less than who plays thirty and twenty.
 */
function sumOf(effects: readonly Effect[], seat: number): Sum {
  const gains = effects.map(effect => nth(effect.gains, seat));
  const by = gains.reduce((sum, gain) => sum + gain, 0);
  const count = gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - by / count) ** 2, 0);
  const sampled = count < 2 ? Number.POSITIVE_INFINITY : (count * spread) / (count - 1);
  const reckoned = effects.reduce((sum, { doubts }) => sum + nth(doubts, seat), 0);
  return { by, doubt: sampled + reckoned };
}
