import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';

/** A decision that several seats make in secret at once, in some imagined worlds. What a seat may choose is numbered from 0. */
export interface Sealed {
  readonly me: number;
  /** Everybody who decides, this seat included. */
  readonly seats: readonly number[];
  readonly worlds: number;
  choices(world: number, seat: number): number;
  /** What a choice brings a seat, when the others choose so (by seat). */
  payoff(world: number, option: Option, chosen: readonly number[]): number;
  /** What another seat is used to do, if anything tells; null where it is to find its own way. */
  habit(world: number, seat: number): number | null;
}

export interface Option {
  readonly seat: number;
  readonly choice: number;
}

const ROUNDS = 600;
const GRAIN = 1 << 16;

/** One seat's choices: how much each is regretted not to have been made, and how often it was to be made so far. */
interface Learner {
  readonly regrets: Float64Array;
  readonly mixture: Float64Array;
  readonly sums: Float64Array;
}

/**
 * How often to make each choice, by regret matching: the seats play again and again, each in the light of its own hand in a
 * world drawn by lot; this seat, who cannot tell the worlds apart, learns over all of them.
 */
export function mixtureFor(sealed: Sealed, random: Random): number[] {
  const { me, seats, worlds } = sealed;
  const own = learner(sealed.choices(0, me));
  const learners = Array.from({ length: worlds }, (_, world) => {
    const row: Learner[] = [];
    for (const seat of seats) row[seat] = seat === me ? own : learner(sealed.choices(world, seat));
    return row;
  });
  const chosen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const world = round % worlds;
    const row = nth(learners, world);
    for (const seat of seats) {
      const one = nth(row, seat);
      match(one);
      const habit = seat === me ? null : sealed.habit(world, seat);
      chosen[seat] = habit ?? drawn(one.mixture, random);
    }
    for (const seat of seats) learn(sealed, nth(row, seat), { world, seat, chosen });
  }
  return Array.from(own.sums, sum => sum / ROUNDS);
}

/** A number drawn by lot, each as often as the mixture says. */
export function drawn(mixture: ArrayLike<number>, random: Random): number {
  let lot = random.int(GRAIN) / GRAIN;
  for (let choice = 0; choice < mixture.length; choice++) {
    lot -= mixture[choice]!;
    if (lot < 0) return choice;
  }
  return mixture.length - 1;
}

const learner = (choices: number): Learner => ({
  regrets: new Float64Array(choices),
  mixture: new Float64Array(choices),
  sums: new Float64Array(choices),
});

function match({ regrets, mixture, sums }: Learner): void {
  let all = 0;
  for (const regret of regrets) all += Math.max(0, regret);
  for (let choice = 0; choice < regrets.length; choice++) {
    mixture[choice] = all > 0 ? Math.max(0, regrets[choice]!) / all : 1 / regrets.length;
    sums[choice]! += mixture[choice]!;
  }
}

function learn(
  sealed: Sealed,
  { regrets, mixture }: Learner,
  { world, seat, chosen }: { readonly world: number; readonly seat: number; readonly chosen: number[] },
): void {
  let had = 0;
  for (let choice = 0; choice < regrets.length; choice++) {
    const worth = sealed.payoff(world, { seat, choice }, chosen);
    had += mixture[choice]! * worth;
    regrets[choice]! += worth;
  }
  for (let choice = 0; choice < regrets.length; choice++) regrets[choice]! -= had;
}
