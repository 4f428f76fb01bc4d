import { amount } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { termsOf } from '../copy.ts';
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

/** The same as the view of any seat tells, from an imagined world, for sealed auctions; promises are a matter of free ones. */
export function sightOf(tables: Tables, state: Read<State>): Sight {
  const { options, stage, players, contests } = state;
  const values = tables.values[options.values];
  return {
    options,
    stage,
    wage: wage(tables, state),
    values,
    salePrices: values.map((_, hat) => salePrice(tables, state, hat)),
    piles: tables.counts,
    ledger: state.ledger,
    promises: [],
    players: players.map((_, seat) => sighted(tables, state, seat)),
    contests: contests.map(({ entrants }, at) => ({
      entrants: entrants,
      outlook: values.map((_, hat) => expectation(tables, state, { at, hat })),
    })),
    auction: soldIn(state),
  };
}

function sighted(tables: Tables, state: Read<State>, seat: number): Sighted {
  const { petals, free, hired } = playerAt(state.players, seat);
  const bill = billOf(tables, state, seat);
  const gnomes: Pick<GnomeView, 'hat' | 'job'>[] = [];
  for (let hat = HATS.length - 1; hat >= 0; hat--) {
    for (let n = 0; n < amount(free, hat); n++) gnomes.push({ hat, job: 'free' });
    for (let n = 0; n < amount(hired, hat); n++) gnomes.push({ hat, job: 'hired' });
  }
  return { petals, bill, gnomes, watch: { missing: Math.max(0, tables.sums.goal - (petals - bill.petals)) } };
}

function soldIn(state: Read<State>): Sold | null {
  const { auction, stage, players } = state;
  if (!auction) return null;
  const { answers } = auction;
  const isSecret = stage.name === 'answers';
  return {
    ...termsOf(auction),
    parties: players.map((_, other) => ({
      seat: other,
      hat: isSecret ? null : answers[other]!,
      proposal: null,
      callsLeft: 0,
    })),
    schmiedel: players.length > 2 ? null : { takesPart: takesPart(state, auction), hat: null, draw: null },
  };
}
