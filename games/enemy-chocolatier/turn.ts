import type { Pending, Read, Effects } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { asking } from '../../core/asking.ts';
import type { Town } from './data/town.ts';
import { GOAL, LAST_ROUND, QUIET_ROUNDS } from './data/words.ts';
import { moneyIncome, savingsPoints, starIncome, statement } from './income.ts';
import type { Ending, EnemyChocolatier, Standstill, State } from './vocabulary.ts';

type Emit = Effects<EnemyChocolatier>['emit'];

const ask = asking<EnemyChocolatier>;
const askTown = ask('swap-tiles', 'turn-tile', 'shuffle-tiles', 'begin');
/** EC-21: buy at least one house, or take a permit. */
const askPurchase = ask('buy', 'take-permit');
const askFurtherPurchase = ask('buy', 'end-turn');
const askVote = ask('vote');
const NOTHING: readonly Pending<EnemyChocolatier>[] = [];

export function pending({ phase, turn }: Read<State>): readonly Pending<EnemyChocolatier>[] {
  if (phase.name === 'over') return NOTHING;
  if (phase.name === 'arranging') return askTown(turn.seat);
  if (phase.name === 'voting') return askVote(turn.seat);
  return turn.bought === 0 ? askPurchase(turn.seat) : askFurtherPurchase(turn.seat);
}

/** EC-20: income comes first, and may end the game (EC-70). */
export function startTurn(town: Town, draft: State, { seat, emit }: { seat: number; emit: Emit }): void {
  const player = playerAt(draft.players, seat);
  draft.turn.seat = seat;
  draft.turn.bought = 0;
  // EC-57: what was gained in the turn before works from now on.
  if (draft.turn.gained.length > 0) draft.turn.gained = [];
  // EC-A27: rounds are counted as they begin.
  if (seat === draft.first) draft.round++;

  const savings = savingsPoints(town, draft, seat);
  // EC-A04: savings alone may be enough; the log then tells nothing else.
  if (emit) earn(town, draft, { seat, emit, enough: player.points + savings >= GOAL });
  // EC-22: they come first.
  player.points += savings;
  // EC-A04: the rest of the income does not matter any more.
  if (player.points >= GOAL) return end(town, draft, { because: 'points', winner: seat, emit });
  const stars = starIncome(town, draft, seat);
  // EC-23, EC-24: the factory and the banknotes.
  player.money += moneyIncome(town, draft, seat);
  player.points += stars;
  // EC-A27: a turn that brings no point is a silent one, unless a house is bought.
  draft.quiet = savings + stars > 0 ? 0 : draft.quiet + 1;
  if (player.points >= GOAL) end(town, draft, { because: 'points', winner: seat, emit });
}

/** The statement for the log; cut short when the savings alone are enough. */
function earn(
  town: Town,
  draft: State,
  { seat, emit, enough }: { seat: number; emit: NonNullable<Emit>; enough: boolean },
): void {
  const income = statement(town, draft, seat);
  const lines = enough ? income.lines.filter(({ from }) => from === 'savings') : income.lines;
  const [money, points] = enough ? [0, savingsPoints(town, draft, seat)] : [income.money, income.points];
  emit({ type: 'earned', seat, round: draft.round, lines, money, points });
}

/** EC-20: the turn passes clockwise; EC-A27: unless the game has come to a standstill. */
export function passOn(town: Town, draft: State, { seat, emit }: { seat: number; emit: Emit }): void {
  const next = (seat + 1) % draft.players.length;
  const because = standstill(draft, next);
  if (because === null) return startTurn(town, draft, { seat: next, emit });
  if (draft.options.stalemate !== 'vote') return end(town, draft, { because, winner: null, emit });
  draft.phase = { name: 'voting', because, agreed: 0 };
  draft.turn = { seat: next, bought: 0, gained: [] };
  emit?.({ type: 'vote-called', because });
}

/** EC-A27 */
function standstill({ quiet, round, first, players }: State, next: number): Standstill | null {
  if (quiet >= QUIET_ROUNDS * players.length) return 'quiet';
  return round === LAST_ROUND && next === first ? 'rounds' : null;
}

/** EC-73: at once, in the middle of the round. Then all recipes are shown. */
export function end(
  { recipes }: Town,
  draft: State,
  { because, winner, emit }: { because: Ending; winner: number | null; emit: Emit },
): void {
  draft.phase = { name: 'over', because, winner };
  if (!emit) return;
  // EC-02, EC-A27: somebody won, all agreed, or nobody could.
  if (because === 'recipe' || because === 'points') emit({ type: 'won', seat: winner!, because });
  else if (because === 'agreed') emit({ type: 'agreed' });
  else emit({ type: 'stalled', because });
  emit({ type: 'revealed', recipes: draft.players.map(({ recipe }) => nth(recipes, recipe!).id) });
}
