import type { Read } from '../../../core/game.ts';
import { without } from '../hands.ts';
import type { State } from '../vocabulary.ts';
import { type Branch, branchesOf, grown, type Plot, plotOf, type Thought, tieBreak } from './plot.ts';

/** SR-31: the cards left, and both landscapes, the one whose turn it is first. */
export interface Race {
  readonly row: readonly number[];
  readonly mine: Plot;
  readonly theirs: Plot;
}

export const raceOf = (thought: Thought, world: Read<State>, seat: number): Race => ({
  row: world.row,
  mine: plotOf(thought, world, seat),
  theirs: plotOf(thought, world, 1 - seat),
});

/** A card of the row and its spot, and how far ahead its taker will be. */
export interface Taking {
  readonly card: number;
  readonly branch: Branch;
  readonly lead: number;
}

/** How the Dry season is thought through. */
export interface Foresight {
  /** Cards ahead. */
  readonly depth: number;
  /** Spots tried for every card, for the first one taken, the second and so on. */
  readonly spots: readonly number[];
  /** Times that spots may be looked for; then landscapes are taken for what they seem worth. */
  readonly looks: number;
}

/** Points that a victory is worth, however narrow. */
const VICTORY = 20;

/**
 * The Dry season hides nothing, so that it can be thought through to the end: each takes what leaves it farthest ahead,
 * knowing that the other does the same. `first` limits what is taken now.
 */
export function bestTaking(
  thought: Thought,
  race: Race,
  { foresight, first }: { readonly foresight: Foresight; readonly first: number | null },
): Taking {
  const limit = thought.looks + foresight.looks;
  const deepest = Math.min(foresight.depth, race.row.length);
  let best: Taking | null = null;
  for (let depth = Math.min(2, deepest); depth <= deepest; depth++) {
    const found = deepened({ thought, limit, spots: foresight.spots }, race, { depth, first });
    const isWhole = thought.looks < limit;
    if (best === null || isWhole) best = found;
    if (!isWhole) break;
  }
  return best!;
}

interface Search {
  readonly thought: Thought;
  readonly limit: number;
  readonly spots: readonly number[];
}

function deepened(
  search: Search,
  race: Race,
  { depth, first }: { readonly depth: number; readonly first: number | null },
): Taking {
  let best: Taking | null = null;
  for (const { card, branch } of takings(search, race, { ply: 0, first })) {
    const alpha: number = best?.lead ?? Number.NEGATIVE_INFINITY;
    const next = passed(race, card, branch);
    const lead: number = -leadOf(search, next, {
      ply: 1,
      depth: depth - 1,
      alpha: Number.NEGATIVE_INFINITY,
      beta: -alpha,
    });
    if (best === null || lead > best.lead) best = { card, branch, lead };
  }
  return best!;
}

interface Window {
  readonly ply: number;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
}

function leadOf(search: Search, race: Race, { ply, depth, alpha, beta }: Window): number {
  const { row, mine, theirs } = race;
  if (row.length === 0) return final(mine.worth + tieBreak(mine) - theirs.worth - tieBreak(theirs));
  if (depth === 0 || search.thought.looks >= search.limit) return mine.worth - theirs.worth;
  let most = Number.NEGATIVE_INFINITY;
  for (const { card, branch } of takings(search, race, { ply, first: null })) {
    const window = { ply: ply + 1, depth: depth - 1, alpha: -beta, beta: -Math.max(alpha, most) };
    most = Math.max(most, -leadOf(search, passed(race, card, branch), window));
    if (most >= beta) break;
  }
  return most;
}

const final = (lead: number): number => lead + VICTORY * Math.sign(lead);

const passed = ({ row, mine, theirs }: Race, card: number, branch: Branch): Race => ({
  row: without(row, card),
  mine: theirs,
  theirs: grown(mine, card, branch),
});

/** What may be taken and where it may lie, the most promising first. */
function takings(
  { thought, spots }: Search,
  { row, mine }: Race,
  { ply, first }: { readonly ply: number; readonly first: number | null },
): { card: number; branch: Branch }[] {
  const most = spots[Math.min(ply, spots.length - 1)]!;
  const cards = first === null ? row : [first];
  return cards
    .flatMap(card =>
      branchesOf(thought, mine, card)
        .slice(0, most)
        .map(branch => ({ card, branch })),
    )
    .sort((a, b) => b.branch.worth - a.branch.worth);
}
