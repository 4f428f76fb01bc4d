import type { Read, Effects } from '../../core/game.ts';
import { nth, playerAt, present } from '../../core/sure.ts';
import { ancestorOf, endBonus } from './ancestors.ts';
import { placeCard } from './closing.ts';
import type { Deck } from './data/deck.ts';
import { DRY_TURNS, HAND, WET_TURNS } from './data/words.ts';
import { ascending, without } from './hands.ts';
import { abandonedPoints, farmersOf, openContents, outcome, score, sumOf } from './scoring.ts';
import { noPlan } from './setup.ts';
import { isLastCard, onOffer } from './turn.ts';
import type { First, Piece, Player, SeasonsOfRice, State } from './vocabulary.ts';

type Chance = Pick<Effects<SeasonsOfRice>, 'random' | 'emit'>;
type Emit = Effects<SeasonsOfRice>['emit'];

/** SR-11 to SR-15, SR-18: both have chosen; the landscapes begin, the hands are dealt, and it rains. */
export function revealAncestors(deck: Deck, draft: State, emit: Emit): void {
  const { cards } = deck;
  for (const [seat, player] of draft.players.entries()) {
    const { card, turn } = present(player.choice, 'choice of an ancestor');
    const start = nth(without(player.dealt, card), 0);
    player.ancestor = card;
    player.landscape = [{ card: start, turn, x: 0, y: 0 }];
    player.dealt = [];
    player.choice = null;
    emit?.({
      type: 'revealed',
      seat,
      ancestor: ancestorOf(deck, card).id,
      card: nth(cards, card).id,
      start: nth(cards, start).id,
      turn,
    });
  }
  for (const player of draft.players) player.hand = ascending(draft.deck.splice(0, HAND));
  draft.season = 'wet';
  tellHands(deck, draft, { because: 'dealt', emit });
}

/** SR-20 to SR-25: both are ready; cards are placed, then sent to the row, then hands are swapped. */
export function revealPlans(deck: Deck, draft: State, { random, emit }: Chance): void {
  for (const [seat, player] of draft.players.entries()) {
    const piece = planned(player);
    placeCard(deck, draft, { seat, piece, emit });
    player.hand = without(player.hand, piece.card);
  }
  for (const [seat, player] of draft.players.entries()) {
    const { send } = player.plan;
    player.plan = noPlan();
    if (send === null) continue;
    draft.row.push(send);
    player.hand = without(player.hand, send);
    const { id, stands } = nth(deck.cards, send);
    emit?.({ type: 'sent', seat, card: id, stands });
  }
  if (draft.turn === WET_TURNS) return startDrySeason(deck, draft, { random, emit });
  draft.turn++;
  const isLast = draft.turn === WET_TURNS;
  // SR-A05: the swap ends every turn, so the last card is the one the other has left.
  if (!isLast || draft.options.lastCard === 'swap') swapHands(deck, draft, emit);
  for (const player of draft.players) if (isLastCard(player)) player.plan.card = nth(player.hand, 0);
}

function swapHands(deck: Deck, draft: State, emit: Emit): void {
  const [one, other] = [playerAt(draft.players, 0), playerAt(draft.players, 1)];
  [one.hand, other.hand] = [other.hand, one.hand];
  tellHands(deck, draft, { because: 'swapped', emit });
}

function tellHands(
  { cards }: Deck,
  { players }: State,
  { because, emit }: { because: 'dealt' | 'swapped'; emit: Emit },
): void {
  for (const [seat, { hand }] of players.entries())
    emit?.({ type: 'hand', seat, cards: hand.map(card => nth(cards, card).id), because });
}

/** SR-27 to SR-30 */
function startDrySeason(deck: Deck, draft: State, { random, emit }: Chance): void {
  const scores = draft.players.map(score);
  const farmers = draft.players.map(player => farmersOf(deck, player));
  const first = opener(draft, { scores, farmers }, random);
  draft.season = 'dry';
  draft.turn = 1;
  draft.first = first;
  draft.seat = first.seat;
  emit?.({ type: 'dry-season', first: { ...first }, scores, farmers });
}

function opener(
  { options }: Read<State>,
  { scores, farmers }: { readonly scores: readonly number[]; readonly farmers: readonly number[] },
  random: Chance['random'],
): First {
  const fewer = (of: readonly number[]): number => (nth(of, 0) < nth(of, 1) ? 0 : 1);
  if (scores[0] !== scores[1]) return { seat: fewer(scores), because: 'points' };
  if (farmers[0] !== farmers[1]) return { seat: fewer(farmers), because: 'farmers' };
  if (options.younger !== 'coin') return { seat: options.younger, because: 'younger' };
  return { seat: random.int(2), because: 'coin' };
}

/** The card of a whole plan, where it is to lie. */
export function planned({ plan: { card, spot } }: Read<Pick<Player, 'plan'>>): Piece {
  return { card: present(card, 'card in the plan'), ...present(spot, 'place in the plan') };
}

/** SR-31, SR-32: the card is placed at once; then it is the other's turn, until the row is empty. */
export function takeFromRow(deck: Deck, draft: State, { seat, emit }: { seat: number; emit: Emit }): void {
  const player = playerAt(draft.players, seat);
  const piece = planned(player);
  draft.row = without(draft.row, piece.card);
  player.plan = noPlan();
  placeCard(deck, draft, { seat, piece, emit });
  if (draft.turn === DRY_TURNS) return end(deck, draft, emit);
  draft.turn++;
  draft.seat = 1 - seat;
  const [only = null, ...others] = onOffer(draft, draft.seat);
  if (others.length === 0) playerAt(draft.players, draft.seat).plan.card = only;
}

/** SR-76 to SR-81: buffaloes, then ancestors. */
function end(deck: Deck, draft: State, emit: Emit): void {
  draft.season = 'over';
  draft.seat = null;
  if (!emit) return;
  for (const [seat, player] of draft.players.entries()) {
    const { buffaloes } = openContents(deck, player);
    if (buffaloes > 0) emit({ type: 'abandoned', seat, buffaloes, points: abandonedPoints(deck, buffaloes) });
  }
  for (const [seat, player] of draft.players.entries()) {
    const { id, timing } = ancestorOf(deck, present(player.ancestor, 'ancestor'));
    const points = endBonus(deck, player, openContents(deck, player));
    if (timing === 'end') emit({ type: 'honoured', seat, ancestor: id, points });
  }
  const { places, scores } = present(outcome(deck, draft), 'outcome');
  const totals = scores.map(sumOf);
  const because = totals[0] !== totals[1] ? 'points' : places.length > 1 ? 'farmers' : 'shared';
  const farmers = draft.players.map(player => farmersOf(deck, player));
  emit({ type: 'ended', winners: nth(places, 0), scores: totals, farmers, because });
}
