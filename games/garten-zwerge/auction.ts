import { add } from '../../core/counts.ts';
import type { Read, Refusal } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { auctionOf } from './data/auction-of.ts';
import { termsOf } from './copy.ts';
import type { Tables } from './data/tables.ts';
import { BROWN, type Duty, type Hat, HATS, STEP } from './data/words.ts';
import type { Desk } from './event-cards.ts';
import { hasPartner } from './gnomes.ts';
import { sendToGarden } from './jobs.ts';
import { drawPrice, takesPart } from './schmiedel.ts';
import { jobDone } from './turn.ts';
import type { Auction, Bond, Deal, GartenZwerge, Pair, Party, Price, State } from './vocabulary.ts';

/** Deals the ledger remembers. */
const LEDGER = 12;

export function newAuction(draft: State, { job, seat, hat }: Pick<Auction, 'job' | 'seat' | 'hat'>): Auction {
  const each = <T>(value: T): T[] => draft.players.map(() => value);
  return {
    job,
    seat,
    hat,
    atLeast: BROWN,
    duty: null,
    words: '',
    asked: [],
    answered: each(false),
    answers: each<Hat | null>(null),
    fists: each<number | null>(null),
    proposals: each(null),
    calls: each(0),
    stood: each(false),
    schmiedel: null,
  };
}

/** GZ-30, GZ-A03, GZ-A04: everybody else who could take part; then gnomes, fists or calls are asked for. */
export function openAuction(tables: Tables, draft: State, desk: Desk): void {
  const auction = auctionOf(draft);
  auction.asked = [...draft.players.keys()].filter(seat => seat !== auction.seat && mayTakePart(draft, seat));
  const alone = auction.asked.length === 0;
  if (draft.options.auctions === 'free') {
    // GZ-A24: his price stands from the start.
    drawPrice(tables, draft, desk);
    if (alone && auction.schmiedel === null) noDeal(tables, draft, desk);
    else draft.stage = { name: 'calls', open: !alone };
    return;
  }
  // GZ-81: alone with Herr Schmiedel one still closes a fist.
  if (alone && !takesPart(draft, auction)) noDeal(tables, draft, desk);
  else draft.stage = { name: auction.job === 'seek' && !alone ? 'answers' : 'fists' };
}

function mayTakePart(state: Read<State>, seat: number): boolean {
  const player = playerAt(state.players, seat);
  const { job, atLeast, duty } = auctionOf(state);
  if (job === 'seek') return hasPartner(player, atLeast) && refuseDuty(player.bonds, duty) === null;
  // GZ-69: in free calling promises may be the whole price.
  return hasPartner(player, BROWN) && (state.options.auctions === 'free' || player.petals >= STEP);
}

/** GZ-A05: nobody can promise two different jobs for the same gnome. */
export function refuseDuty(bonds: Read<Bond[]>, duty: Duty | null): Refusal<GartenZwerge> | null {
  const isNext = (one: Duty | null) => one === 'next-contest' || one === 'next-garden';
  const other = bonds.find(bond => isNext(bond.duty) && isNext(duty) && bond.duty !== duty);
  return other
    ? { code: 'bound-otherwise', clause: 'GZ-A05', with: { to: other.to, duty: other.duty } }
    : null;
}

/** GZ-40, GZ-46: no deal, the gnome works in the garden. */
export function noDeal(tables: Tables, draft: State, desk: Desk): void {
  const { job, seat, hat } = auctionOf(draft);
  record(draft, { with: null, petals: 0 });
  desk.emit?.({ type: 'no-deal', seat, job, hat });
  sendToGarden(tables, draft, { seat, hat, because: 'no-deal', desk });
  jobDone(tables, draft, { seat, desk });
}

/** GZ-37, GZ-44: the price is paid; then the pair goes into the shack. */
export function makeDeal(
  tables: Tables,
  draft: State,
  { party, petals, desk }: { party: Party; petals: number; desk: Desk },
): void {
  const auction = auctionOf(draft);
  const { job, seat, hat } = auction;
  record(draft, { with: party, petals });
  const income = job === 'seek' ? -petals : petals;
  playerAt(draft.players, seat).petals += income;
  if (party !== 'schmiedel') playerAt(draft.players, party).petals -= income;
  desk.emit?.({ type: 'dealt', seat, job, hat, with: party, petals });
  if (job === 'seek') {
    const partner = party === 'schmiedel' ? hat : (auction.proposals[party]?.hat ?? auction.answers[party])!;
    pairUp(draft, { seat, pair: { own: hat, partner, owner: party }, desk });
    if (party !== 'schmiedel' && auction.duty !== null)
      bind(draft, { seat: party, duty: auction.duty, desk });
    jobDone(tables, draft, { seat, desk });
  } else if (party === 'schmiedel') {
    add(playerAt(draft.players, seat).free, hat, -1);
    add(playerAt(draft.players, seat).hired, hat, 1);
    desk.emit?.({ type: 'hired', seat, hat, petals });
    jobDone(tables, draft, { seat, desk });
  } else draft.stage = { name: 'pairing', seat: party, petals };
}

function bind(draft: State, { seat, duty, desk }: { seat: number; duty: Duty; desk: Desk }): void {
  const to = auctionOf(draft).seat;
  const { bonds } = playerAt(draft.players, seat);
  if (bonds.some(bond => bond.duty === duty)) return;
  bonds.push({ duty, to });
  desk.emit?.({ type: 'bound', seat, to, duty });
}

/** GZ-38, GZ-45 */
export function pairUp(draft: State, { seat, pair, desk }: { seat: number; pair: Pair; desk: Desk }): void {
  add(playerAt(draft.players, seat).free, pair.own, -1);
  if (pair.owner !== 'schmiedel') add(playerAt(draft.players, pair.owner).free, pair.partner, -1);
  playerAt(draft.players, seat).shack.push(pair);
  desk.emit?.({ type: 'paired', seat, pair: { ...pair } });
}

/** Every price that was named, for all to see once the auction is over. */
export function pricesOf(state: Read<State>): Deal['prices'] {
  const { job, seat, answers, fists, proposals, schmiedel, hat } = auctionOf(state);
  const prices: Price[] = [];
  for (let other = 0; other < state.players.length; other++) {
    const proposal = proposals[other];
    const petals = proposal?.petals ?? fists[other];
    // GZ-A03: an empty fist is no bid for an offered gnome.
    if (
      other === seat ||
      petals === null ||
      petals === undefined ||
      (job === 'offer' && petals === 0 && !proposal)
    )
      continue;
    prices.push({ by: other, petals, hat: proposal ? proposal.hat : nth(answers, other) });
  }
  if (schmiedel) prices.push({ by: 'schmiedel', petals: schmiedel.petals, hat: job === 'seek' ? hat : null });
  return prices;
}

function record(draft: State, { with: party, petals }: Pick<Deal, 'with' | 'petals'>): void {
  const { round, ledger } = draft;
  const auction = auctionOf(draft);
  const limit = auction.fists[auction.seat]!;
  ledger.push({ round, ...termsOf(auction), limit, prices: pricesOf(draft), with: party, petals });
  if (ledger.length > LEDGER) ledger.shift();
}

/** GZ-10: markers and notes alike go in steps of 50. */
export function refuseSteps(petals: number): Refusal<GartenZwerge> | null {
  return petals % STEP === 0 ? null : { code: 'not-in-steps', clause: 'GZ-10', with: { petals } };
}

/** GZ-29 */
export function refuseLow(hat: Hat, atLeast: Hat): Refusal<GartenZwerge> | null {
  if (hat >= atLeast) return null;
  return { code: 'hat-too-low', clause: 'GZ-29', with: { hat: nth(HATS, hat), atLeast: nth(HATS, atLeast) } };
}
