import type { Game, Read } from '../../../../core/game.ts';
import { advance, copyOf, draftOf } from '../../../../core/play.ts';
import { nth } from '../../../../core/sure.ts';
import { obstacle } from '../../buying.ts';
import type { Town } from '../../data/town.ts';
import type { Buy, EnemyChocolatier, Move, State } from '../../vocabulary.ts';

/** A way the turn could go on: what is bought, and how good the table then looks. */
interface Course {
  readonly state: Read<State>;
  readonly bought: readonly number[];
  readonly worth: number;
}

export interface Planning {
  readonly game: Game<EnemyChocolatier>;
  readonly town: Town;
  /** How good it looks to stop here. */
  readonly judge: (state: Read<State>, bought: number) => number;
  /** How many courses are followed up, and how many purchases ahead. */
  readonly breadth: number;
  readonly depth: number;
}

/** The next house to buy on the best course found, or null to stop. */
export function nextPurchase(planning: Planning, state: Read<State>): number | null {
  const { judge, breadth, depth, town } = planning;
  let best: Course = { state, bought: [], worth: judge(state, 0) };
  let courses: Course[] = [best];
  for (let step = 0; step < depth && courses.length > 0; step++) {
    const seen = new Set<string>();
    const further: Course[] = [];
    for (const course of courses)
      for (const house of worthAsking(town, course.state)) {
        const bought = [...course.bought, house];
        const key = bought.toSorted((a, b) => a - b).join();
        if (seen.has(key)) continue;
        seen.add(key);
        const after = purchased(planning, course.state, house);
        further.push({ state: after, bought, worth: judge(after, bought.length) });
      }
    courses = further.sort((a, b) => b.worth - a.worth).slice(0, breadth);
    if (courses[0] && courses[0].worth > best.worth) best = courses[0];
    courses = courses.filter(course => course.state.phase.name === 'buying');
  }
  return best.bought[0] ?? null;
}

function purchased({ game, town }: Planning, state: Read<State>, house: number): Read<State> {
  const draft = draftOf(game, copyOf(game, state));
  const move: Buy = { type: 'buy', house: nth(town.houses, house).id };
  advance(draft, state.turn.seat, move satisfies Move);
  return draft.state;
}

/** Of every neighbourhood the cheapest vacant house, and one of each owner: the others would do the same for more money. */
function worthAsking(town: Town, state: Read<State>): number[] {
  const asked: number[] = [];
  for (const { houses } of town.neighbourhoods) {
    const owners = new Set<number | null>();
    for (const house of houses) {
      const owner = state.owners[house]!;
      if (owners.has(owner) || obstacle(town, state, house) !== null) continue;
      owners.add(owner);
      asked.push(house);
    }
  }
  return asked;
}
