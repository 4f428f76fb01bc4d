import { same } from '../../../core/data.ts';
import type { Game, Read, Vocabulary } from '../../../core/game.ts';
import { type Random, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';

/** What a setup meets in the place of chance. */
interface Deal {
  /** By shuffle: how it comes out. What is not named, and what is shuffled later, stays in its order. */
  readonly shuffles?: readonly Shuffled[];
  /** By number drawn; 0 when they are used up. */
  readonly numbers?: readonly number[];
}

/** What comes first, or what is drawn first from a pile, whose top is its end. */
type Shuffled = { readonly first: readonly unknown[] } | { readonly top: readonly unknown[] };

/** The table as the game's own setup lays it out, with an arranged deal. */
export function dealt<V extends Vocabulary>(
  game: Game<V>,
  { options, seats }: { readonly options: Read<V['Options']>; readonly seats: number },
  deal: Deal,
): Read<V['State']> {
  const rng = seedRng('lesson');
  return { ...game.setup({ options, seats, random: arranged(deal) }), rng } as Read<V['State']>;
}

function arranged({ shuffles = [], numbers = [] }: Deal): Random {
  let shuffled = 0;
  let drawn = 0;
  return {
    int: () => numbers[drawn++] ?? 0,
    pick: ([first]) => first!,
    shuffle(items) {
      const wanted = shuffles[shuffled++] ?? { first: [] };
      const taken = ('first' in wanted ? wanted.first : wanted.top).map(one => {
        const at = items.findIndex(item => same(item, one));
        if (at < 0) throw new Error(`There is no ${JSON.stringify(one)} left to deal`);
        return nth(items.splice(at, 1), 0);
      });
      if ('first' in wanted) items.unshift(...taken);
      else items.push(...taken.toReversed());
      return items;
    },
  };
}
