import type { Outcome, Read } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { endBonus } from './ancestors.ts';
import type { Deck } from './data/deck.ts';
import { LARGEST_GROUP, LARGEST_SIZE } from './data/words.ts';
import { allFields, type Field } from './fields.ts';
import { spread } from './ground.ts';
import type {
  ClosedField,
  Contents,
  FieldPoints,
  OpenContents,
  Options,
  Player,
  ScoreLine,
  SeasonsOfRice,
  State,
} from './vocabulary.ts';

/** SR-47 */
export const sizeOf = (squares: number, { houses }: Read<Contents>): number => squares + houses;

/** SR-48 to SR-52: what a field brings without its ancestor. */
export function fieldPoints(
  { edition: { scoring } }: Deck,
  options: Read<Options>,
  field: Read<Contents> & { readonly squares: number },
): FieldPoints {
  const size = Math.min(sizeOf(field.squares, field), LARGEST_SIZE);
  const group = Math.min(field.farmers, LARGEST_GROUP);
  return {
    size: scoring.sizes[options.sizes].value[size - 1]!,
    farmers: group === 0 ? 0 : scoring.farmers.value[group - 1]!,
    buffaloes: field.buffaloes * scoring.buffalo.value,
    houses: options.houses === 'size-and-point' ? field.houses : 0,
    ancestor: 0,
  };
}

export const total = ({ size, farmers, buffaloes, houses, ancestor }: Read<FieldPoints>): number =>
  size + farmers + buffaloes + houses + ancestor;

/** SR-03: points on the counter while the game goes on. */
export function score({ closed }: Read<Player>): number {
  return closed.reduce((sum, { points }) => sum + total(points), 0);
}

/** SR-29, SR-80, SR-A06: all farmers of the landscape, in open fields and closed ones. */
export function farmersOf({ cards }: Deck, { landscape }: Read<Player>): number {
  return landscape.reduce((sum, { card }) => sum + cards[card]!.stands.farmers, 0);
}

const FIELDS = new WeakMap<Player['landscape'], readonly Field[]>();

/** The fields of a landscape, looked for once. */
export function fieldsOf(deck: Deck, landscape: Player['landscape']): readonly Field[] {
  let fields = FIELDS.get(landscape);
  if (!fields) FIELDS.set(landscape, (fields = allFields(spread(deck, landscape))));
  return fields;
}

/** What stands in fields that are not closed. */
export function openContents(deck: Deck, { landscape }: Read<Player>): OpenContents {
  const open = { farmers: 0, buffaloes: 0 };
  for (const field of fieldsOf(deck, landscape)) {
    if (field.gaps === 0) continue;
    open.farmers += field.farmers;
    open.buffaloes += field.buffaloes;
  }
  return open;
}

/** SR-76: points lost for buffaloes in open fields. */
export function abandonedPoints({ edition }: Deck, buffaloes: number): number {
  // No buffalo, no loss: never minus nothing.
  return buffaloes === 0 ? 0 : -buffaloes * edition.scoring.abandoned.value;
}

type Lines = { [L in ScoreLine]: number };

/** The score sheet: of the closed fields, and at the end also of the rest of the landscape. */
export function scoreLines(deck: Deck, player: Read<Player>, isOver: boolean): Lines {
  const sum = (line: keyof ClosedField['points']): number =>
    player.closed.reduce((so, { points }) => so + points[line], 0);
  const open = isOver ? openContents(deck, player) : null;
  return {
    size: sum('size'),
    farmers: sum('farmers'),
    buffaloes: sum('buffaloes'),
    houses: sum('houses'),
    ancestor: sum('ancestor') + (open ? endBonus(deck, player, open) : 0),
    abandoned: open ? abandonedPoints(deck, open.buffaloes) : 0,
  };
}

/** SR-79 to SR-81 */
export function outcome(deck: Deck, { season, players }: Read<State>): Outcome<SeasonsOfRice> | null {
  if (season !== 'over') return null;
  const scores = players.map(player => scoreLines(deck, player, true));
  const keys = players.map((player, seat) => [sumOf(scores[seat]!), farmersOf(deck, player)]);
  return { places: ranking(keys), scores };
}

export const sumOf = (lines: Read<Lines>): number =>
  Object.values<number>(lines).reduce((sum, points) => sum + points, 0);
