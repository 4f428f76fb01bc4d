import { nth } from '../../../core/sure.ts';
import { STEP } from '../data/words.ts';
import type { Accept, Move, PartyView, Pledge, Propose, Proposal } from '../vocabulary.ts';
import { type Mind, newborn, purse, rounded } from './mind.ts';
import { bestMatch, gnomeToLend, leastToAsk, priceToAsk } from './prices.ts';
import type { Sold } from './sight.ts';
import { owesGnome, wordLimit } from './word.ts';

const STAND: Move = { type: 'stand' };

/** GZ-69: calls, betters a rival’s call while that pays, then falls silent. */
export function speak(mind: Mind, auction: Sold): Move {
  if (auction.seat === mind.seat) return STAND;
  const mine = nth(auction.parties, mind.seat);
  if (mine.callsLeft === 0) return STAND;
  return (auction.job === 'seek' ? ask(mind, auction, mine) : bid(mind, auction, mine)) ?? STAND;
}

/** What the others have called, Herr Schmiedel included. */
function others(mind: Mind, { parties, schmiedel }: Sold): number[] {
  const prices = parties.flatMap(({ seat, proposal }) =>
    seat !== mind.seat && proposal ? [proposal.petals] : [],
  );
  return schmiedel?.draw ? [...prices, schmiedel.draw.petals] : prices;
}

function ask(mind: Mind, auction: Sold, { proposal }: Pick<PartyView, 'proposal'>): Propose | null {
  const own = gnomeToLend(mind, auction) ?? (owesGnome(mind) ? anyGnome(mind, auction) : null);
  if (own === null) return null;
  const least = leastToAsk(mind, auction, own);
  const lowest = Math.min(...others(mind, auction), Number.POSITIVE_INFINITY);
  if (!proposal) {
    const price = Math.max(rounded(least), Math.min(priceToAsk(mind, auction, own), lowest - STEP));
    return { type: 'propose', hat: own, petals: rounded(price), pledges: [] };
  }
  if (proposal.petals <= lowest || lowest - STEP < least) return null;
  return { type: 'propose', hat: own, petals: rounded(lowest - STEP), pledges: [] };
}

const anyGnome = ({ me }: Mind, { atLeast }: Sold): number | null =>
  me.gnomes.findLast(({ job, hat }) => job === 'free' && hat >= atLeast)?.hat ?? null;

function bid(mind: Mind, auction: Sold, { proposal }: Pick<PartyView, 'proposal'>): Propose | null {
  const match = bestMatch(mind, auction.hat);
  const most = Math.min(match?.gain ?? 0, purse(mind), wordLimit(mind));
  const highest = Math.max(...others(mind, auction), 0);
  if (most < STEP || highest + STEP > most || (proposal && proposal.petals > highest)) return null;
  const first = rounded(mind.beliefs.shade * most);
  const petals = rounded(Math.min(most, Math.max(highest + STEP, proposal ? 0 : first)));
  return petals < STEP ? null : { type: 'propose', hat: null, petals, pledges: sweetener(mind, auction) };
}

/** A promise that costs nothing: to leave a contest to the owner who is in it already. */
function sweetener({ view, seat }: Mind, { seat: owner }: Sold): Pledge[] {
  const theirs = view.contests.findIndex(({ entrants }) => entrants.some(entrant => entrant.seat === owner));
  if (theirs < 0 || nth(view.contests, theirs).entrants.some(entrant => entrant.seat === seat)) return [];
  return [{ by: 'proposer', what: theirs === 0 ? 'avoid-0' : 'avoid-1', words: '' }];
}

/** GZ-73, GZ-A21: the best of the proposals, or none if a search may do without. */
export function decide(mind: Mind, auction: Sold, legal: readonly Move[]): Move {
  const accepts = legal.filter((move): move is Accept => move.type === 'accept');
  const worth = accepts.map(move => dealWorth(mind, auction, move));
  const best = Math.max(...worth, Number.NEGATIVE_INFINITY);
  const decline = legal.find(({ type }) => type === 'decline');
  if (decline && best <= mind.view.wage) return decline;
  return accepts[worth.indexOf(best)] ?? nth(legal, 0);
}

function dealWorth(mind: Mind, { job, hat, parties, schmiedel }: Sold, { party }: Accept): number {
  const proposal: Pick<Proposal, 'hat' | 'petals' | 'pledges'> =
    party === 'schmiedel'
      ? { hat, petals: schmiedel!.draw!.petals, pledges: [] }
      : nth(parties, party).proposal!;
  const { petals, pledges } = proposal;
  let promises = 0;
  for (const { by, what } of pledges) {
    const size = what === 'words' ? 3 : 1;
    promises += by === 'active' ? -size * mind.beliefs.duty : mind.beliefs.duty / 2;
  }
  if (job === 'offer') return petals + promises;
  if (petals > purse(mind)) return Number.NEGATIVE_INFINITY;
  return newborn(mind, Math.max(hat, proposal.hat ?? hat)) - petals + promises;
}
