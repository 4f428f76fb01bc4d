import { freeze } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import type { Wished } from '../../../testkit/rehearsal.ts';
import { BLUE_EVENTS, deckOf, type EventId, GREY_EVENTS } from '../data/words.ts';
import { owned } from '../gnomes.ts';
import type { Bond, Options, Player, Promised, Stage, State } from '../vocabulary.ts';
import { promises } from './promises.ts';
import { counts, hat, hats, pairOf } from './words.ts';

/** What one player has: nothing unless told, except petals. */
export interface Plot {
  readonly petals?: number;
  /** Gnomes without a job. */
  readonly free?: string;
  readonly garden?: string;
  readonly home?: string;
  readonly hired?: string;
  /** Pairs: `blue+orange@1`. */
  readonly shack?: readonly string[];
  readonly bonds?: readonly Bond[];
}

/** What a test wants to find on the table. Seat 0's plot stands in the wish itself. */
export interface Wish extends Wished<Plot, Options> {
  readonly round?: number;
  readonly treasurer?: number;
  /** The fee by default: it is over as soon as it is drawn. */
  readonly event?: EventId;
  /** Colours, the lower first. */
  readonly contests?: string;
  /** Seats and hats by contest: `0:orange 1:orange`. */
  readonly entrants?: readonly [string, string];
  /** The next events, the first one first. */
  readonly next?: readonly EventId[];
  /** At least the highest hat anybody owns. */
  readonly highest?: string;
  readonly promises?: readonly Promised[];
  readonly stage?: Stage;
}

export const STANDARD: Options = {
  start: 'random',
  auctions: 'sealed',
  relief: 'on',
  hire: 'unlimited',
  values: 'curve',
  clock: 'calls',
};

/** A legal table around what the test cares about: by default three players in round two, and seat 0 to decide. */
export function position(wish: Wish = {}): Read<State> {
  const plots = [wish, ...(wish.others ?? [])];
  const seats = wish.seats ?? 3;
  const event = wish.event ?? 'G5';
  const laid: State = {
    rng: seedRng('position'),
    options: { ...STANDARD, ...wish.options },
    round: wish.round ?? 2,
    treasurer: wish.treasurer ?? 0,
    players: Array.from({ length: seats }, (_, seat) => playerOf(plots[seat] ?? {})),
    highest: 0,
    contests: hats(wish.contests ?? 'brown orange').map((colour, at) => ({
      hat: colour,
      entrants: entrantsOf(wish.entrants?.[at] ?? ''),
    })),
    event,
    decks: { grey: toCome(GREY_EVENTS, wish, event), blue: toCome(BLUE_EVENTS, wish, event) },
    gone: { grey: [], blue: [] },
    auction: null,
    stage: wish.stage ?? { name: 'jobs', seat: 0 },
    unpaid: wish.stage?.name === 'upkeep' ? [wish.stage.seat] : [],
    promises: (wish.promises ?? []).map(promise => ({ ...promise })),
    promised: wish.promises?.length ?? 0,
    ledger: [],
    report: { births: [], shows: [], escaped: [] },
  };
  laid.gone[deckOf(event)].push(event);
  laid.highest = Math.max(hat(wish.highest ?? 'orange'), ...laid.players.map((_, seat) => best(laid, seat)));
  const wrong = promises.invariant!(laid);
  if (wrong) throw new Error(`Not a legal position: ${wrong}`);
  return freeze(laid);
}

const best = (state: State, seat: number): number => owned(state, seat).findLastIndex(count => count > 0);

function playerOf({
  petals = 1500,
  free = '',
  garden = '',
  home = '',
  hired = '',
  shack = [],
  bonds = [],
}: Plot): Player {
  return {
    petals,
    free: counts(free),
    garden: counts(garden),
    home: counts(home),
    shack: shack.map(pairOf),
    hired: counts(hired),
    bonds: bonds.map(bond => ({ ...bond })),
    passed: false,
  };
}

function entrantsOf(words: string): { seat: number; hat: number }[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map(word => {
      const [seat, worn] = word.split(':') as [string, string];
      return { seat: Number(seat), hat: hat(worn) };
    });
}

/** Neutral events first, unless the test says what comes. */
function toCome(deck: readonly EventId[], { next = [] }: Wish, now: EventId): EventId[] {
  const wanted = next.filter(id => deck.includes(id));
  const others = deck.filter(id => id !== now && !next.includes(id));
  return [...others, ...wanted.toReversed()];
}
