import type { Pending, Read } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { asking, type Question } from '../../core/asking.ts';
import { bidders, concludeAuction } from './auction.ts';
import { chargeOf, isBlocked, missingSteps } from './chain.ts';
import { showCards } from './challenge.ts';
import type { Tables } from './data/tables.ts';
import { askForDues, settle } from './debts.ts';
import type { SeatlessEffects } from './deck.ts';
import { allClosed, openFists } from './fists.ts';
import { clockwiseFrom } from './seats.ts';
import type { Chicoree, Ending, State } from './vocabulary.ts';

type Beginning = { readonly seat: number } & Pick<SeatlessEffects, 'emit'>;

const ask = asking<Chicoree>;
/** Steps 3 to 6 are one question: whoever does something of a later step has left the earlier ones behind (CH-07). */
const askAct = ask('open-shop', 'lay-link', 'lay-start', 'destroy', 'block', 'boost', 'draw');
const askSale = ask('sell');
const askBid = ask('bid', 'pass');
const askFist = ask('close-fist');
const askStakes = ask('stake', 'unstake', 'close-hand');
const NOBODY: readonly Pending<Chicoree>[] = [];

export function pending(state: Read<State>): readonly Pending<Chicoree>[] {
  const task = state.agenda[state.agenda.length - 1];
  switch (task?.do) {
    case undefined:
      return NOBODY;
    case 'act':
      return askAct(state.turn.seat);
    case 'settle':
      return askSale(nth(task.debtors, 0));
    case 'auction':
      return task.turn === null ? bidders(state, task).flatMap(askBid) : askBid(task.turn);
    case 'fists':
      return undecided(state, askFist);
    case 'challenge':
      return undecided(state, askStakes);
  }
}

function undecided({ players }: Read<State>, ask: Question<Chicoree>): readonly Pending<Chicoree>[] {
  const questions: Pending<Chicoree>[] = [];
  for (let seat = 0; seat < players.length; seat++)
    if (!playerAt(players, seat).closed) questions.push(ask(seat)[0]);
  return questions;
}

/** Does all that needs no decision, up to the next one or the end. */
export function goOn(tables: Tables, draft: State, table: SeatlessEffects): void {
  while (draft.ending === null) {
    const task = draft.agenda[draft.agenda.length - 1];
    switch (task?.do) {
      case 'act':
        return;
      case 'settle':
        if (!settle(draft, table)) return;
        crownSurvivor(draft, table);
        break;
      case 'auction':
        if (bidders(draft, task).length > 0) return;
        concludeAuction(draft, table);
        break;
      case 'fists':
        if (!allClosed(draft)) return;
        openFists(draft, table);
        break;
      case 'challenge':
        if (!allClosed(draft)) return;
        showCards(draft, table);
        break;
      case undefined:
        endTurn(tables, draft, table);
    }
  }
}

/** CH-08 to CH-10, CH-39: a turn begins with its income. */
export function startTurn(tables: Tables, draft: State, { seat, emit }: Beginning): void {
  const player = playerAt(draft.players, seat);
  const hadStart = player.start !== null;
  const number = draft.turn.number + 1;
  draft.turn = {
    seat,
    number,
    hadStart,
    step: hadStart ? 3 : 5,
    linkLaid: false,
    collected: 0,
    moved: false,
  };
  draft.agenda.push({ do: 'act' });
  emit?.({ type: 'turn-began', seat, number });
  if (player.start === null) return;
  const income = tables.income[player.start]!;
  const charge = chargeOf(tables, player);
  if (isBlocked(player)) {
    emit?.({ type: 'went-without', seat, income, charge });
    return;
  }
  player.tokens += income;
  emit?.({ type: 'earned', seat, start: player.start, tokens: income });
  if (charge > 0) askForDues(draft, charge);
}

/** CH-01, CH-27, CH-A22: step 9, unless the chain is whole, or no card has moved for a whole round. */
function endTurn(tables: Tables, draft: State, table: SeatlessEffects): void {
  const { seat, moved } = draft.turn;
  if (missingSteps(playerAt(draft.players, seat)).length === 0) {
    end(draft, { because: 'chain', winner: seat }, table);
    return;
  }
  liftBlocks(draft, seat, table);
  const order = clockwiseFrom(draft, seat);
  draft.idle = moved ? 0 : draft.idle + 1;
  if (draft.idle >= order.length) end(draft, { because: 'stalled' }, table);
  else startTurn(tables, draft, { seat: order[1]!, emit: table.emit });
}

/** CH-A06: a block counts its player's own turns. */
function liftBlocks(draft: State, seat: number, { emit }: SeatlessEffects): void {
  const player = playerAt(draft.players, seat);
  for (const block of player.blocks) block.turns--;
  for (const { card, turns } of player.blocks) if (turns === 0) emit?.({ type: 'block-ended', seat, card });
  player.blocks = player.blocks.filter(({ turns }) => turns > 0);
}

/** CH-A16: the only player left wins at once. */
function crownSurvivor(draft: State, table: SeatlessEffects): void {
  const [winner, ...others] = clockwiseFrom(draft, draft.turn.seat);
  if (others.length === 0) end(draft, { because: 'last-standing', winner: winner! }, table);
}

function end(draft: State, ending: Ending, { emit }: SeatlessEffects): void {
  draft.ending = ending;
  draft.agenda = [];
  if (ending.because === 'stalled') emit?.({ type: 'stalled' });
  else emit?.({ type: 'won', seat: ending.winner, because: ending.because });
}
