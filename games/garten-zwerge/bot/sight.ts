import { amount } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { HATS } from '../data/words.ts';
import { salePrice, wage } from '../event-cards.ts';
import { billOf, expectation } from '../forecast.ts';
import { takesPart } from '../schmiedel.ts';
import type {
  AuctionView,
  ContestView,
  GnomeView,
  PartyView,
  PlayerView,
  State,
  View,
  Watch,
} from '../vocabulary.ts';

/** What the rules of thumb look at: a part of every view, and quick to find in an imagined world. */
export interface Sight
  extends Pick<
    View,
    'options' | 'stage' | 'wage' | 'values' | 'salePrices' | 'piles' | 'ledger' | 'promises'
  > {
  readonly players: readonly Sighted[];
  readonly contests: readonly (Pick<ContestView, 'entrants'> & {
    readonly outlook: readonly Pick<ContestView['outlook'][number], 'petals'>[];
  })[];
  readonly auction: Sold | null;
}

export interface Sighted extends Pick<PlayerView, 'petals' | 'bill'> {
  /** Those without a job and those hired out; others in any order or none. */
  readonly gnomes: readonly Pick<GnomeView, 'hat' | 'job'>[];
  readonly watch: Pick<Watch, 'missing'>;
}

export interface Sold extends Omit<AuctionView, 'parties'> {
  readonly parties: readonly Pick<PartyView, 'seat' | 'hat' | 'proposal' | 'callsLeft'>[];
}

/**
 * The same as the view of any seat tells, from an imagined world, for sealed auctions; promises are a matter of free ones.
 * What takes a while is found when it is first asked for, as most decisions need little of it: it is looked at before the
 * world goes on.
 */
export function sightOf(tables: Tables, state: Read<State>): Sight {
  const { options, stage, players, contests, ledger } = state;
  const values = tables.values[options.values];
  return {
    options,
    stage,
    wage: wage(tables, state),
    values,
    salePrices: values.map((_, hat) => salePrice(tables, state, hat)),
    piles: tables.counts,
    ledger,
    promises: [],
    players: players.map((_, seat) => new Owner(tables, state, seat)),
    contests: contests.map((_, at) => new Shown(tables, state, at)),
    auction: soldIn(state),
  };
}
class Owner implements Sighted {
  readonly petals: number;
  readonly #tables: Tables;
  readonly #state: Read<State>;
  readonly #seat: number;
  #bill: Sighted['bill'] | null = null;
  #gnomes: Sighted['gnomes'] | null = null;

  constructor(tables: Tables, state: Read<State>, seat: number) {
    this.petals = playerAt(state.players, seat).petals;
    this.#tables = tables;
    this.#state = state;
    this.#seat = seat;
  }

  get bill(): Sighted['bill'] {
    return (this.#bill ??= billOf(this.#tables, this.#state, this.#seat));
  }

  get gnomes(): Sighted['gnomes'] {
    return (this.#gnomes ??= gnomesOf(this.#state, this.#seat));
  }

  get watch(): Sighted['watch'] {
    return { missing: Math.max(0, this.#tables.sums.goal - (this.petals - this.bill.petals)) };
  }
}

function gnomesOf({ players }: Read<State>, seat: number): Sighted['gnomes'] {
  const { free, hired } = playerAt(players, seat);
  const gnomes: Pick<GnomeView, 'hat' | 'job'>[] = [];
  for (let hat = HATS.length - 1; hat >= 0; hat--) {
    for (let n = 0; n < amount(free, hat); n++) gnomes.push({ hat, job: 'free' });
    for (let n = 0; n < amount(hired, hat); n++) gnomes.push({ hat, job: 'hired' });
  }
  return gnomes;
}

type Contested = Sight['contests'][number];

class Shown implements Contested {
  readonly entrants: Contested['entrants'];
  readonly #tables: Tables;
  readonly #state: Read<State>;
  readonly #at: number;
  #outlook: Contested['outlook'] | null = null;

  constructor(tables: Tables, state: Read<State>, at: number) {
    this.entrants = nth(state.contests, at).entrants;
    this.#tables = tables;
    this.#state = state;
    this.#at = at;
  }

  get outlook(): Contested['outlook'] {
    return (this.#outlook ??= HATS.map((_, hat) =>
      expectation(this.#tables, this.#state, { at: this.#at, hat }),
    ));
  }
}

function soldIn(state: Read<State>): Sold | null {
  const { auction, stage, players } = state;
  if (!auction) return null;
  const { job, seat, hat, atLeast, duty, words, answers } = auction;
  const isSecret = stage.name === 'answers';
  const parties: Sold['parties'][number][] = [];
  for (let other = 0; other < players.length; other++)
    parties.push({ seat: other, hat: isSecret ? null : answers[other]!, proposal: null, callsLeft: 0 });
  const schmiedel =
    players.length > 2 ? null : { takesPart: takesPart(state, auction), hat: null, draw: null };
  return { job, seat, hat, atLeast, duty, words, parties, schmiedel };
}
