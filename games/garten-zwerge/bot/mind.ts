import type { Random } from '../../../core/random.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { GREEN, GREY, type Hat, STEP } from '../data/words.ts';
import type { Beliefs } from './beliefs.ts';
import { type Market, marketOf } from './market.ts';
import type { Sight, Sighted } from './sight.ts';
import { nobodyElseTrades } from './silence.ts';
import { type Worth, worthOf } from './worth.ts';

/** A seat's view of the table, and what it makes of it. */
export interface Mind {
  readonly view: Sight;
  readonly seat: number;
  readonly me: Sighted;
  readonly beliefs: Beliefs;
  readonly worth: Worth;
  readonly market: Market;
  /** Nobody else trades: what is left is the race for petals. */
  readonly isAlone: boolean;
  /** What a gnome of each hat without a job would bring in its best job of its own. */
  readonly alone: readonly number[];
  /** A misjudgement of something worth so much. */
  readonly err: (sum: number) => number;
}

interface Temper {
  readonly beliefs: Beliefs;
  readonly noise: number;
  readonly random: Random;
  /** Whether it hears that nobody answers. */
  readonly listens?: boolean;
}

const GRAIN = 1 << 12;

export function mindOf(view: Sight, seat: number, { beliefs, noise, random, listens = false }: Temper): Mind {
  const err = (sum: number): number =>
    noise === 0 ? sum : sum + (noise * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
  const bare = {
    view,
    seat,
    me: playerAt(view.players, seat),
    beliefs,
    worth: worthOf(view, beliefs),
    market: marketOf(view, seat),
    isAlone: listens && nobodyElseTrades(view, seat),
    err,
  };
  const alone: number[] = [];
  for (let hat: Hat = GREY; hat <= GREEN; hat++) alone.push(Math.max(view.wage, prizeHope(bare, hat)));
  return { ...bare, alone };
}

/** GZ-51: the better of the two contests. */
function prizeHope({ view, beliefs }: Pick<Mind, 'view' | 'beliefs'>, hat: Hat): number {
  return Math.max(...view.contests.map(({ outlook }) => beliefs.contest * nth(outlook, hat).petals));
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

export const freeHats = ({ gnomes }: Sighted): Hat[] =>
  [...new Set(gnomes.filter(({ job }) => job === 'free').map(({ hat }) => hat))].filter(hat => hat !== GREY);

/** Down to a price that markers can make. */
export const rounded = (petals: number): number => Math.max(0, Math.floor(petals / STEP) * STEP);
