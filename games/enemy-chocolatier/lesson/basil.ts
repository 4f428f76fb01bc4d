import { LEARNER, type OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import type { HouseId } from '../data/words.ts';
import type { EnemyChocolatier, Move } from '../vocabulary.ts';

/** His neighbourhood. */
const HIS: readonly HouseId[] = ['C1-1', 'C1-2', 'C1-3'];
/** Rounds in which he buys for himself, before he saves for a house of the learner's. */
const EARLY = 2;

/** Basil buys one house a turn, then saves, and takes one house that the learner left open. */
export function basil({ view, legal, past }: OtherAsked<EnemyChocolatier>): Move | null {
  const a = (type: Move['type']): Move | null => legal.find(move => move.type === type) ?? null;
  const buys = (house: HouseId): Move | null =>
    legal.find(move => move.type === 'buy' && move.house === house) ?? null;
  const end = a('end-turn');
  if (view.turn.bought > 0) return end;
  const own = HIS.map(buys).find(move => move !== null) ?? null;
  if (past.includes('setback')) return past.includes('roads') ? null : (own ?? a('take-permit') ?? end);
  const mayTake = past.includes('dollars-or-stars');
  const learners = view.houses.filter(({ owner }) => owner === LEARNER).map(({ id }) => id);
  const taken = mayTake ? (learners.map(buys).find(move => move !== null) ?? null) : null;
  return taken ?? (view.round <= EARLY ? own : null) ?? a('take-permit') ?? end;
}
