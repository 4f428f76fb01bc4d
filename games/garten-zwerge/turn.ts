import type { Game, Pending, Read, Timer } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { breed } from './breeding.ts';
import type { Tables } from './data/tables.ts';
import { GREY } from './data/words.ts';
import { endGame } from './ending.ts';
import { bannedJob, type Desk } from './event-cards.ts';
import { idle } from './gnomes.ts';
import { settleRound } from './promises.ts';
import { startRound } from './rounds.ts';
import { holdContests } from './shows.ts';
import { payBills, presentBills } from './upkeep.ts';
import type { GartenZwerge, Move, State } from './vocabulary.ts';

type Question = readonly Pending<GartenZwerge>[];

/** The same few questions again and again: made once for every seat, so that asking costs little. */
const ask = (...moves: readonly Move['type'][]): readonly Question[] =>
  [0, 1, 2, 3, 4, 5].map(seat => [{ seat, moves }]);

const JOBS = ask('garden', 'seek', 'offer', 'sell', 'exchange', 'contest', 'pass', 'mark');
const TERMS = ask('call');
const ANSWERS = ask('answer');
const FISTS = ask('close-fist');
const TIE = ask('choose');
const PAIRING = ask('pair');
const VERDICT = ask('accept', 'decline');
const UPKEEP = ask('sell-off');
const NOBODY: Question = [];

/** The sequence of play: who is asked what at each stage. */
export function pending(state: Read<State>): Question {
  const { stage, auction } = state;
  switch (stage.name) {
    case 'jobs':
      return JOBS[stage.seat]!;
    case 'terms':
      return TERMS[auction!.seat]!;
    case 'answers':
      return everyone(auction!.asked, seat => !auction!.answered[seat], ANSWERS);
    case 'fists':
      return everyone(bidders(state), seat => auction!.fists[seat] === null, FISTS);
    case 'tie':
      return TIE[auction!.seat]!;
    case 'pairing':
      return PAIRING[stage.seat]!;
    case 'calls':
      return stage.open ? callers(state) : VERDICT[auction!.seat]!;
    case 'upkeep':
      return UPKEEP[stage.seat]!;
    case 'over':
      return NOBODY;
  }
}

function everyone(
  seats: readonly number[],
  isAsked: (seat: number) => boolean,
  asked: readonly Question[],
): Question {
  const questions: Pending<GartenZwerge>[] = [];
  for (const seat of seats) if (isAsked(seat)) questions.push(asked[seat]![0]!);
  return questions;
}

/** GZ-33, GZ-43: the active player, and whoever has a gnome in the auction, in the order of the seats. */
export function bidders({ auction, players }: Read<State>): number[] {
  const { job, seat, asked, answers } = auction!;
  const found: number[] = [];
  for (let other = 0; other < players.length; other++)
    if (other === seat || (asked.includes(other) && (job === 'offer' || answers[other] !== null)))
      found.push(other);
  return found;
}

/** GZ-69: everybody who has not fallen silent; the active player last, so that bots hear the others out. */
function callers({ auction }: Read<State>): Pending<GartenZwerge>[] {
  const { seat: active, asked, stood } = auction!;
  return [...asked, active]
    .filter(seat => !stood[seat])
    .map(seat => ({
      seat,
      moves: seat === active ? ['accept', 'close-board', 'stand'] : ['propose', 'withdraw', 'stand'],
    }));
}

/** GZ-68: the order in which calls arrive decides. */
export const race: NonNullable<Game<GartenZwerge>['race']> = ({ stage }) =>
  stage.name === 'calls' && stage.open;

/** GZ-A28: seconds for a fist or an answer, for a call, and once there has been much calling. */
const FIST_SECONDS = 60;
const CALL_SECONDS = 20;
const HURRIED_SECONDS = 5;
const MANY_CALLS = 12;

export function timer({ stage, options, auction }: Read<State>): Timer<GartenZwerge> | null {
  if (stage.name === 'calls' && stage.open && options.clock !== 'never') {
    const calls = auction!.calls.reduce((sum, n) => sum + n, 0);
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
  return player.free[GREY]! > 0 && !player.passed && bannedJob(tables, state) !== 'sell';
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
