import { nth } from '../core/sure.ts';

/** What a bid of mine brings against a bid of theirs; more is better. */
export type Payoff = (mine: number, theirs: number) => number;

export interface Duel {
  /** Bids are numbered from 0 on both sides. */
  readonly mine: number;
  readonly theirs: number;
  /** To me and to them. */
  readonly payoff: readonly [me: Payoff, them: Payoff];
  readonly rounds?: number;
}

/** How often to make each bid, from 0 to 1. */
export type Mixture = readonly number[];

const ROUNDS = 500;

/** Mixed strategies for a sealed decision, by regret matching: both sides play repeatedly and make each bid in
 * proportion to its regret. Between two the averages approach an equilibrium. Depends only on the payoffs. */
export function matchRegrets({ mine, theirs, payoff, rounds = ROUNDS }: Duel): readonly [Mixture, Mixture] {
  const me = learner(mine);
  const them = learner(theirs);
  const [toMe, toThem] = payoff;
  for (let round = 0; round < rounds; round++) {
    const [p, q] = [me.mixture(), them.mixture()];
    me.learn(p, bid => expected(q, other => toMe(bid, other)));
    them.learn(q, bid => expected(p, other => toThem(other, bid)));
  }
  return [me.average(), them.average()];
}

function learner(bids: number) {
  const regrets = new Float64Array(bids);
  const sums = new Float64Array(bids);
  return {
    mixture: (): number[] => parts(Array.from(regrets, regret => Math.max(0, regret))),
    learn(mixture: readonly number[], worthOf: (bid: number) => number): void {
      const worths = mixture.map((_, bid) => worthOf(bid));
      const had = expected(mixture, bid => nth(worths, bid));
      worths.forEach((worth, bid) => {
        regrets[bid]! += worth - had;
        sums[bid]! += nth(mixture, bid);
      });
    },
    average: (): number[] => parts(Array.from(sums)),
  };
}

const expected = (mixture: readonly number[], worth: (bid: number) => number): number =>
  mixture.reduce((sum, part, bid) => (part === 0 ? sum : sum + part * worth(bid)), 0);

/** The numbers divided by their sum; all equal where the sum is 0. */
function parts(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((all, number) => all + number, 0);
  return numbers.map(number => (sum > 0 ? number / sum : 1 / numbers.length));
}
