import { taskOnTop } from './agenda.ts';
import { playerAt } from '../../core/sure.ts';
import { STEPS } from './data/cards.ts';
import type { SeatlessEffects } from './deck.ts';
import { handSize } from '../../core/hand.ts';
import { clockwiseFrom } from './seats.ts';
import type { Player, State } from './vocabulary.ts';

/** CH-10, CH-A14: every opponent pays the active player, clockwise. */
export function askForDues(draft: State, owed: number): void {
  const [, ...debtors] = clockwiseFrom(draft, draft.turn.seat);
  draft.agenda.push({ do: 'settle', debtors, owed });
}

/** Goes on paying until somebody must sell a card (false) or all is settled (true). */
export function settle(draft: State, table: SeatlessEffects): boolean {
  const { debtors, owed } = taskOnTop(draft, 'settle');
  while (debtors.length > 0) {
    const seat = debtors[0]!;
    const debtor = playerAt(draft.players, seat);
    if (debtor.tokens >= owed) pay(draft, { from: seat, tokens: owed }, table);
    else if (handSize(debtor) === 0) goBankrupt(draft, { seat, owed }, table);
    else {
      table.emit?.({ type: 'fell-short', seat, to: draft.turn.seat, owed, tokens: debtor.tokens });
      return false;
    }
    debtors.shift();
  }
  draft.agenda.pop();
  const { seat, collected } = draft.turn;
  table.emit?.({ type: 'collected', seat, tokens: collected });
  return true;
}

function pay(
  draft: State,
  { from, tokens }: { from: number; tokens: number },
  { emit }: SeatlessEffects,
): void {
  const to = draft.turn.seat;
  playerAt(draft.players, from).tokens -= tokens;
  playerAt(draft.players, to).tokens += tokens;
  draft.turn.collected += tokens;
  emit?.({ type: 'paid', from, to, tokens });
}

/** CH-64, CH-65, CH-A15: the last tokens go to the creditor, all cards to the discard pile. */
function goBankrupt(
  draft: State,
  { seat, owed }: { seat: number; owed: number },
  table: SeatlessEffects,
): void {
  const player = playerAt(draft.players, seat);
  const { tokens } = player;
  const exposed = exposedCards(player);
  if (tokens > 0) pay(draft, { from: seat, tokens }, table);
  draft.discard.push(...exposed);
  player.start = null;
  player.chain = STEPS.map(() => []);
  player.blocks = [];
  player.out = draft.players.filter(({ out }) => out !== null).length;
  table.emit?.({ type: 'went-bankrupt', seat, to: draft.turn.seat, owed, tokens, exposed });
}

function exposedCards({ start, chain }: Player) {
  return [...(start === null ? [] : [start]), ...chain.flat()];
}
