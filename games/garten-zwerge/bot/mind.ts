import type { Random } from '../../../core/random.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { GREY, type Hat, STEP } from '../data/words.ts';
import type { Beliefs } from './beliefs.ts';
import type { Sight, Sighted } from './sight.ts';
import { nobodyElseTrades } from './silence.ts';
import type { Worth } from './worth.ts';

/** A seat's view of the table, and what it makes of it. */
export interface Mind {
  readonly view: Sight;
  readonly seat: number;
  readonly me: Sighted;
  readonly beliefs: Beliefs;
  readonly worth: Worth;
  /** Nobody else trades: what is left is the race for petals. */
  readonly isAlone: boolean;
  /** A misjudgement of something worth so much. */
  readonly err: (sum: number) => number;
}

interface Temper {
  readonly beliefs: Beliefs;
  readonly worth: Worth;
  readonly noise: number;
  readonly random: Random;
  /** Whether it hears that nobody answers. */
  readonly listens?: boolean;
}

const GRAIN = 1 << 12;

export function mindOf(
  view: Sight,
  seat: number,
  { beliefs, worth, noise, random, listens = false }: Temper,
): Mind {
  const err = (sum: number): number =>
    noise === 0 ? sum : sum + (noise * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
  return {
    view,
    seat,
    me: playerAt(view.players, seat),
    beliefs,
    worth,
    isAlone: listens && nobodyElseTrades(view, seat),
    err,
  };
}

/** What a gnome without a job would bring in its best job of its own: GZ-27, or GZ-51 in the better of the two contests. */
export function alone({ view, beliefs }: Mind, hat: Hat): number {
  let most = view.wage;
  for (const { outlook } of view.contests) most = Math.max(most, beliefs.contest * nth(outlook, hat).petals);
  return most;
}

/** What a newborn from this pile is worth once it is fed. */
export function newborn({ worth, me }: Mind, pile: Hat): number {
  return nth(worth.pile, pile) - me.bill.each;
}

/** What helping a rival to a newborn costs. */
export function harm(mind: Mind, pile: Hat): number {
  return (mind.beliefs.harm * Math.max(0, newborn(mind, pile))) / (mind.view.players.length - 1);
}

/** Petals that can be spent without having to sell gnomes for upkeep. */
export function purse({ me, beliefs }: Mind): number {
  return Math.max(0, me.petals - me.bill.petals - me.bill.each - beliefs.reserve);
}

export function freeHats({ gnomes }: Sighted): Hat[] {
  const hats: Hat[] = [];
  for (const { hat, job } of gnomes)
    if (job === 'free' && hat !== GREY && !hats.includes(hat)) hats.push(hat);
  return hats;
}

/** Down to a price that markers can make. */
export const rounded = (petals: number): number => Math.max(0, Math.floor(petals / STEP) * STEP);
