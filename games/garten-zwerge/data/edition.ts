import type { Sourced } from '../../../core/edition.ts';
import type { EventId, Job, PileName, SoldHat, ValueTable } from './words.ts';

/** What stood on the cards. Their pictures are lost, so each entry says how we know it. */
export interface Edition {
  readonly name: string;
  /** GZ-47: petals for a gnome sold, in each of the tables a group may choose. */
  readonly values: { readonly [T in ValueTable]: { readonly [H in SoldHat]: Sourced<number> } };
  /** GZ-05: how many of a pile's nine cards show each hat, from grey to gold. */
  readonly piles: { readonly [P in PileName]: Sourced<readonly number[]> };
  /** GZ-20 */
  readonly events: { readonly [E in EventId]: Sourced<Effect> };
  /** GZ-A14: how a flower's 22 gnomes are split, from grey to gold; for show only. */
  readonly gnomes: Sourced<readonly number[]>;
  readonly sums: { readonly [S in SumName]: Sourced<number> };
}

export const SUMS = ['purse', 'wage', 'upkeep', 'higherPrize', 'lowerPrize', 'goal', 'lastRound'] as const;
/** GZ-09, GZ-27, GZ-63, GZ-60, GZ-65 in petals; GZ-A27 in rounds. */
export type SumName = (typeof SUMS)[number];

/** What an event does to the round in which it is drawn. */
export type Effect =
  | { readonly do: 'ban'; readonly job: Job }
  | { readonly do: 'wage'; readonly petals: number }
  | { readonly do: 'fee'; readonly petals: number }
  | { readonly do: 'gate'; readonly petals: number }
  | { readonly do: 'redraw' }
  | { readonly do: 'bonus'; readonly petals: number }
  | { readonly do: 'upkeep'; readonly petals: number }
  | { readonly do: 'tax'; readonly petals: number; readonly per: number }
  | { readonly do: 'prize'; readonly petals: number }
  | { readonly do: 'rivals'; readonly gnomes: number }
  | { readonly do: 'best-of'; readonly cards: number }
  | { readonly do: 'escape' };

const guess = <T>(value: T): Sourced<T> => ({ value, source: 'guess' });
const printed = <T>(value: T): Sourced<T> => ({ value, source: 'rulebook' });

/** Grey and red are known; the others must lie on a curve through them. */
const worth = ([brown, orange, blue, green]: readonly [number, number, number, number]) => ({
  grey: printed(0),
  brown: guess(brown),
  orange: guess(orange),
  red: printed(300),
  blue: guess(blue),
  green: guess(green),
});

export const EDITION: Edition = {
  name: 'Potager reconstruction',
  values: {
    curve: worth([100, 200, 500, 800]),
    linear: worth([100, 200, 400, 500]),
    triangular: worth([50, 150, 500, 750]),
  },
  piles: {
    brown: guess([1, 4, 3, 1, 0, 0, 0]),
    orange: guess([1, 2, 3, 3, 0, 0, 0]),
    red: guess([1, 0, 2, 4, 2, 0, 0]),
    blue: guess([1, 0, 0, 2, 4, 2, 0]),
    green: guess([1, 0, 0, 0, 3, 4, 1]),
  },
  events: {
    G1: guess<Effect>({ do: 'ban', job: 'garden' }),
    G2: guess<Effect>({ do: 'ban', job: 'contest' }),
    G3: guess<Effect>({ do: 'ban', job: 'sell' }),
    G4: guess<Effect>({ do: 'wage', petals: 100 }),
    G5: guess<Effect>({ do: 'fee', petals: 100 }),
    G6: guess<Effect>({ do: 'gate', petals: 50 }),
    G7: guess<Effect>({ do: 'redraw' }),
    G8: guess<Effect>({ do: 'bonus', petals: 100 }),
    G9: guess<Effect>({ do: 'upkeep', petals: 50 }),
    B1: guess<Effect>({ do: 'ban', job: 'seek' }),
    B2: guess<Effect>({ do: 'ban', job: 'offer' }),
    B3: guess<Effect>({ do: 'ban', job: 'exchange' }),
    B4: guess<Effect>({ do: 'tax', petals: 100, per: 1000 }),
    B5: guess<Effect>({ do: 'prize', petals: 1500 }),
    B6: guess<Effect>({ do: 'rivals', gnomes: 3 }),
    B7: guess<Effect>({ do: 'best-of', cards: 2 }),
    B8: guess<Effect>({ do: 'upkeep', petals: 150 }),
    B9: guess<Effect>({ do: 'escape' }),
  },
  gnomes: guess([2, 3, 4, 5, 4, 3, 1]),
  sums: {
    purse: printed(1500),
    wage: printed(50),
    upkeep: printed(100),
    higherPrize: printed(1000),
    lowerPrize: printed(500),
    goal: printed(4000),
    lastRound: guess(60),
  },
};
