import { freeze } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { keyed, nth } from '../../../core/sure.ts';
import type { Wished } from '../../../testkit/rehearsal.ts';
import { boardOf } from '../data/board.ts';
import { EDITION } from '../data/edition.ts';
import { townOf } from '../data/town.ts';
import { type Arrangement, TILES, type Tile } from '../data/words.ts';
import { accessBy, controllersOf } from '../neighbourhoods.ts';
import { ownedIngredients } from '../buying.ts';
import type { Options, Phase, Player, State } from '../vocabulary.ts';
import { invariant } from './promises.ts';

export const town = townOf(EDITION);

/** What one player has. */
export interface Estate {
  /** Houses (`A1-1`) and whole neighbourhoods (`A1`), with spaces between. */
  readonly owns?: string;
  /** Twenty dollars unless told. */
  readonly money?: number;
  readonly points?: number;
  readonly permits?: number;
  /** `R1`; seats without one get the first that are left. */
  readonly recipe?: string;
  readonly ruledOut?: string;
}

/** What a test wants to find on the table. Seat 0's estate stands in the wish itself. */
export interface Wish extends Wished<Estate, Options> {
  /** Tile and rotation of each place, from the north clockwise: `A0 C1 E2 B0 D0 F4`. */
  readonly tiles?: string;
  readonly phase?: Phase;
  readonly seat?: number;
  readonly bought?: number;
  /** Neighbourhoods that seat closed in this very turn. */
  readonly gained?: string;
  readonly first?: number | null;
  readonly round?: number;
  readonly quiet?: number;
}

/** In this town A3 A4 B1 B2 C4 C5 D2 D4 E1 E2 F4 F5 touch the factory. */
export const TOWN = 'A0 C1 E2 B0 D0 F4';

/** A legal table around what the test cares about: by default three players, and seat 0 about to buy. */
export function position(wish: Wish = {}): Read<State> {
  const seats = wish.seats ?? 3;
  const estates = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? wish : (wish.others?.[seat - 1] ?? {}),
  );
  const owners = ownersOf(estates);
  const controllers = controllersOf(town, owners);
  const arrangement = arrangementOf(wish.tiles ?? TOWN);
  const arranging = wish.phase?.name === 'arranging';
  const state: State = {
    rng: seedRng('position'),
    options: {
      start: 'random',
      tiles: 'random',
      markers: 'unlimited',
      stalemate: 'ranking',
      ...wish.options,
    },
    phase: wish.phase ?? { name: 'buying' },
    arrangement,
    first: wish.first === undefined ? 0 : wish.first,
    round: wish.round ?? 5,
    quiet: wish.quiet ?? 0,
    turn: {
      seat: wish.seat ?? 0,
      bought: wish.bought ?? 0,
      gained: words(wish.gained).map(id => keyed(town.neighbourhoodNumber, id)),
    },
    players: playersOf(estates, owners, arranging),
    owners,
    controllers,
    access: accessBy(boardOf(town, arrangement), controllers),
  };
  const wrong = invariant(town, state);
  if (wrong) throw new Error(`Not a legal position: ${wrong}`);
  return freeze(state);
}

export const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export function arrangementOf(text: string): Arrangement {
  return words(text).map(word => {
    const [tile, rotation] = [word[0] as Tile, Number(word.slice(1))];
    if (!TILES.includes(tile) || !(rotation >= 0 && rotation < 6))
      throw new Error(`No tile lies like "${word}"`);
    return { tile, rotation };
  });
}

/** The houses called `A1-1`, or all of `A1`. */
export function housesCalled(text?: string): number[] {
  return words(text).flatMap(word => {
    const house = town.houseNumber.get(word);
    if (house !== undefined) return [house];
    const neighbourhood = town.neighbourhoods.find(({ id }) => id === word);
    if (!neighbourhood) throw new Error(`No house is called "${word}"`);
    return [...neighbourhood.houses];
  });
}

function ownersOf(estates: readonly Estate[]): (number | null)[] {
  const owners: (number | null)[] = town.houses.map(() => null);
  for (const [seat, { owns }] of estates.entries())
    for (const house of housesCalled(owns)) {
      if (owners[house] !== null)
        throw new Error(`Not a legal position: ${nth(town.houses, house).id} is owned twice`);
      owners[house] = seat;
    }
  return owners;
}

function playersOf(
  estates: readonly Estate[],
  owners: readonly (number | null)[],
  arranging: boolean,
): Player[] {
  const numberOf = (id: string): number => {
    const recipe = town.recipes.findIndex(one => one.id === id);
    if (recipe === -1) throw new Error(`No recipe is called "${id}"`);
    return recipe;
  };
  const wanted = estates.map(({ recipe }) => (recipe === undefined ? null : numberOf(recipe)));
  const left = [...town.recipes.keys()].filter(recipe => !wanted.includes(recipe));
  return estates.map(({ money = 20, points = 0, permits = 0, ruledOut }, seat) => ({
    money,
    points,
    permits,
    recipe: arranging ? null : (wanted[seat] ?? left.shift()!),
    ruledOut: words(ruledOut).map(numberOf),
    ingredients: ownedIngredients(town, owners, seat),
  }));
}
