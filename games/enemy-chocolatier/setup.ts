import type { Start, Effects } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { boardOf } from './data/board.ts';
import type { Town } from './data/town.ts';
import { type Arrangement, CHANGES, FIRST_MONEY, INGREDIENTS, TILES } from './data/words.ts';
import { startTurn } from './turn.ts';
import type { EnemyChocolatier, Player, State } from './vocabulary.ts';

/** EC-05 to EC-09 */
export function setup(
  town: Town,
  { options, seats, random, emit }: Start<EnemyChocolatier>,
): Omit<State, 'rng'> {
  const arrangement = anyArrangement(random);
  const state: Omit<State, 'rng'> = {
    options: { ...options },
    phase: { name: 'arranging', changesLeft: CHANGES },
    arrangement,
    first: null,
    round: 0,
    quiet: 0,
    turn: { seat: 0, bought: 0, gained: [] },
    players: Array.from({ length: seats }, newPlayer),
    owners: town.houses.map(() => null),
    controllers: town.neighbourhoods.map(() => null),
    access: accessFromFactory(town, arrangement),
  };
  emit?.({ type: 'laid', arrangement });
  if (options.tiles === 'random') begin(town, state as State, { random, emit });
  return state;
}

/** EC-05, EC-A21: every place and every rotation is as likely. */
export function anyArrangement(random: Random): Arrangement {
  return random.shuffle([...TILES]).map(tile => ({ tile, rotation: random.int(6) }));
}

/** EC-14: at first only the factory gives access. */
export function accessFromFactory(town: Town, arrangement: Arrangement): number[] {
  const { besideFactory } = boardOf(town, arrangement);
  return town.neighbourhoods.map((_, n) => (besideFactory.includes(n) ? 1 : 0));
}

/** EC-06 to EC-08: once the tiles lie, somebody starts, money and recipes are dealt, and the first turn begins. */
export function begin(
  town: Town,
  draft: State,
  { random, emit }: Pick<Effects<EnemyChocolatier>, 'random' | 'emit'>,
): void {
  const { options, players } = draft;
  const first = options.start === 'random' ? random.int(players.length) : options.start;
  draft.phase = { name: 'buying' };
  draft.first = first;
  emit?.({ type: 'started', seat: first });
  const recipes = random.shuffle([...town.recipes.keys()]);
  for (const [seat, player] of players.entries()) {
    const place = (seat - first + players.length) % players.length;
    player.money = FIRST_MONEY + place;
    player.recipe = nth(recipes, place);
    emit?.({ type: 'dealt', seat, recipe: nth(town.recipes, player.recipe).id });
  }
  startTurn(town, draft, { seat: first, emit });
}

function newPlayer(): Player {
  return {
    money: 0,
    points: 0,
    permits: 0,
    recipe: null,
    ruledOut: [],
    ingredients: INGREDIENTS.map(() => 0),
  };
}
