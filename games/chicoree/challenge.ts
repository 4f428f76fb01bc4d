import { taskOnTop } from './agenda.ts';
import { playerAt } from '../../core/sure.ts';
import { isBlocked } from './chain.ts';
import { type Card, flowersOf } from './data/cards.ts';
import type { SeatlessEffects } from './deck.ts';
import { handSize, lose } from '../../core/hand.ts';
import { clockwiseFrom } from './seats.ts';
import type { State } from './vocabulary.ts';

/** CH-45 to CH-48: everybody takes part, except those without a card, as the bankrupt are. */
export function askForCards(draft: State, card: Card): void {
  for (const player of draft.players) player.closed = handSize(player) === 0;
  draft.agenda.push({ do: 'challenge', card });
}

/** CH-49 to CH-53: all cards are shown at once, the most flowers win the prize, everything shown is discarded. */
export function showCards(draft: State, { emit, seal }: SeatlessEffects): void {
  seal();
  const { card } = taskOnTop(draft, 'challenge');
  draft.agenda.pop();
  const plays = draft.players.map(({ staked }) => staked);
  const flowers = plays.map(flowersIn);
  const prize = flowers.reduce((sum, shown) => sum + shown, flowersOf(card));
  const winners = winnersOf(draft, plays, flowers);
  const unpaid = winners.filter(seat => isBlocked(playerAt(draft.players, seat)));
  for (const seat of winners) if (!unpaid.includes(seat)) playerAt(draft.players, seat).tokens += prize;
  for (const seat of clockwiseFrom(draft, draft.turn.seat)) discardStake(draft, seat);
  draft.discard.push(card);
  for (const player of draft.players) player.closed = false;
  draft.lastChallenge = { turn: draft.turn.number, card, plays, flowers, prize, winners, unpaid };
  emit?.({ type: 'challenge-shown', card, plays, flowers, prize, winners, unpaid });
}

function flowersIn(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + flowersOf(card), 0);
}

/** CH-51: all who tie. CH-A09: without any flower nobody wins, unless the table has agreed that all who played do. */
function winnersOf({ options }: State, plays: readonly Card[][], flowers: readonly number[]): number[] {
  const most = Math.max(...flowers);
  if (most === 0 && options.noFlowers === 'unpaid') return [];
  return [...plays.keys()].filter(seat => plays[seat]!.length > 0 && flowers[seat] === most);
}

function discardStake(draft: State, seat: number): void {
  const player = playerAt(draft.players, seat);
  for (const card of player.staked) lose(player, card);
  draft.discard.push(...player.staked);
  player.staked = [];
}
