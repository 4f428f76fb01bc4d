import type { Outcome, Read } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { nth, playerAt } from '../../core/sure.ts';
import type { Tables } from './data/tables.ts';
import { GOLD, GREEN } from './data/words.ts';
import type { Desk } from './event-cards.ts';
import { collection, owned, worthOf } from './gnomes.ts';
import type { Ending, GartenZwerge, State } from './vocabulary.ts';

/** GZ-01, GZ-65, GZ-A20: what a player has reached, gold before petals. */
function reached({ sums }: Tables, state: Read<State>, seat: number): 'gold' | 'petals' | null {
  if (nth(owned(state, seat), GOLD) > 0) return 'gold';
  return playerAt(state.players, seat).petals >= sums.goal ? 'petals' : null;
}

/** GZ-65, GZ-A27: after upkeep, whether the game is over. */
export function endGame(tables: Tables, draft: State, { emit }: Desk): boolean {
  const goals = draft.players.map((_, seat) => reached(tables, draft, seat));
  if (goals.every(goal => goal === null) && draft.round < tables.sums.lastRound) return false;
  for (const [seat, by] of goals.entries()) if (by !== null) emit?.({ type: 'goal-reached', seat, by });
  const because = endingOf(goals);
  draft.stage = { name: 'over', because };
  emit?.({ type: 'ended', because, winners: [...nth(outcome(tables, draft)!.places, 0)] });
  return true;
}

function endingOf(goals: readonly ('gold' | 'petals' | null)[]): Ending {
  const [gold, petals] = [goals.includes('gold'), goals.includes('petals')];
  if (gold && petals) return 'both';
  return gold ? 'gold' : petals ? 'petals' : 'rounds';
}

/** GZ-66, GZ-67, GZ-A19, GZ-A20: those who reached a goal first; then collections without gold, then petals. */
export function outcome(tables: Tables, state: Read<State>): Outcome<GartenZwerge> | null {
  if (state.stage.name !== 'over') return null;
  const values = tables.values[state.options.values];
  const counts = state.players.map((_, seat) => owned(state, seat));
  const keys = state.players.map(({ petals }, seat) => {
    const goal = reached(tables, state, seat);
    const left = goal === 'petals' ? petals - tables.sums.goal : petals;
    return [goal === null ? 0 : 1, ...collection(nth(counts, seat), GREEN), left];
  });
  return {
    places: ranking(keys),
    scores: state.players.map(({ petals }, seat) => ({
      gold: nth(nth(counts, seat), GOLD),
      gnomes: worthOf(nth(counts, seat), values),
      petals,
    })),
  };
}
