import { hasAny } from '../../core/counts.ts';
import type { Pending, Read, Timer } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { asking } from '../../core/asking.ts';
import { auctionOf } from './data/auction-of.ts';
import { breed } from './breeding.ts';
import type { Tables } from './data/tables.ts';
import { GREY } from './data/words.ts';
import { endGame } from './ending.ts';
import { bannedJob, type Desk } from './event-cards.ts';
import { idle } from './gnomes.ts';
import { releaseNext } from './jobs.ts';
import { settleRound } from './promises.ts';
import { startRound } from './rounds.ts';
import { holdContests } from './shows.ts';
import { payBills, presentBills } from './upkeep.ts';
import type { Auction, GartenZwerge, State } from './vocabulary.ts';
import { isCalling } from './stages.ts';

const ask = asking<GartenZwerge>;
const askJob = ask('garden', 'seek', 'offer', 'sell', 'exchange', 'contest', 'pass', 'mark');
const askTerms = ask('call');
const askAnswer = ask('answer');
const askFist = ask('close-fist');
const askTie = ask('choose');
const askPair = ask('pair');
const askVerdict = ask('accept', 'decline');
const askUpkeep = ask('sell-off');
const NOBODY: readonly Pending<GartenZwerge>[] = [];

/** The sequence of play: who is asked what at each stage. */
export function pending(state: Read<State>): readonly Pending<GartenZwerge>[] {
  const { stage } = state;
  switch (stage.name) {
    case 'jobs':
      return askJob(stage.seat);
    case 'terms':
      return askTerms(auctionOf(state).seat);
    case 'answers':
      return unanswered(auctionOf(state));
    case 'fists':
      return unclosedFists(state);
    case 'tie':
      return askTie(auctionOf(state).seat);
    case 'pairing':
      return askPair(stage.seat);
    case 'calls':
      return stage.open ? callers(state) : askVerdict(auctionOf(state).seat);
    case 'upkeep':
      return askUpkeep(stage.seat);
    case 'over':
      return NOBODY;
  }
}

function unanswered({ asked, answered }: Read<Auction>): Pending<GartenZwerge>[] {
  return asked.filter(seat => !answered[seat]).flatMap(askAnswer);
}

function unclosedFists(state: Read<State>): Pending<GartenZwerge>[] {
  const { fists } = auctionOf(state);
  return bidders(state)
    .filter(seat => fists[seat] === null)
    .flatMap(askFist);
}

/** GZ-33, GZ-43: the active player, and whoever has a gnome in the auction, in the order of the seats. */
export function bidders(state: Read<State>): number[] {
  const { job, seat, asked, answers } = auctionOf(state);
  const found: number[] = [];
  for (let other = 0; other < state.players.length; other++)
    if (other === seat || (asked.includes(other) && (job === 'offer' || answers[other] !== null)))
      found.push(other);
  return found;
}

/** GZ-69: everybody who has not fallen silent; the active player last, so that bots hear the others out. */
function callers(state: Read<State>): Pending<GartenZwerge>[] {
  const { seat: active, asked, stood } = auctionOf(state);
  return [...asked, active]
    .filter(seat => !stood[seat])
    .map(seat => ({
      seat,
      moves: seat === active ? ['accept', 'close-board', 'stand'] : ['propose', 'withdraw', 'stand'],
    }));
}

/** GZ-A28: seconds for a fist or an answer, for a call, and once there has been much calling. */
const FIST_SECONDS = 60;
const CALL_SECONDS = 20;
const HURRIED_SECONDS = 5;
const MANY_CALLS = 12;

export function timer(state: Read<State>): Timer<GartenZwerge> | null {
  const { stage, options } = state;
  if (isCalling(state) && options.clock !== 'never') {
    const calls = auctionOf(state).calls.reduce((sum, n) => sum + n, 0);
    const seconds = calls < MANY_CALLS ? CALL_SECONDS : HURRIED_SECONDS;
    return { seconds, closing: { type: 'end-calling', calls } };
  }
  if ((stage.name === 'answers' || stage.name === 'fists') && options.clock === 'always')
    return { seconds: FIST_SECONDS, closing: { type: 'open-fists' } };
  return null;
}

/** GZ-22, GZ-A11: a gnome without a job, or a grey to throw away. */
export function hasDecision(tables: Tables, state: Read<State>, seat: number): boolean {
  const player = playerAt(state.players, seat);
  if (idle(player) > 0) return true;
  return hasAny(player.free, GREY) && !player.passed && bannedJob(tables, state) !== 'sell';
}

/** A gnome has its job: the next gnome's turn. */
export function jobDone(tables: Tables, draft: State, { seat, desk }: { seat: number; desk: Desk }): void {
  releaseNext(draft, seat, desk);
  nextJob(tables, draft, { after: seat, desk });
}

/** GZ-21, GZ-22: the turn passes from this seat to the next that has something to decide; without any, phases 3 to 5. */
export function nextJob(tables: Tables, draft: State, { after, desk }: { after: number; desk: Desk }): void {
  const seats = draft.players.length;
  draft.auction = null;
  for (let n = 1; n <= seats; n++) {
    const seat = (after + n) % seats;
    if (!hasDecision(tables, draft, seat)) continue;
    draft.stage = { name: 'jobs', seat };
    return;
  }
  settleRound(draft, { desk, contestsHeld: bannedJob(tables, draft) !== 'contest' });
  breed(tables, draft, desk);
  holdContests(tables, draft, desk);
  presentBills(tables, draft, desk);
  finishRound(tables, draft, desk);
}

/** GZ-63 to GZ-65: bills, then the end or the next round. */
export function finishRound(tables: Tables, draft: State, desk: Desk): void {
  if (!payBills(tables, draft, desk) || endGame(tables, draft, desk)) return;
  startRound(tables, draft, desk);
  firstJob(tables, draft, desk);
}

/** GZ-21: the treasurer first. */
function firstJob(tables: Tables, draft: State, desk: Desk): void {
  nextJob(tables, draft, { after: draft.treasurer - 1 + draft.players.length, desk });
}
