import type { Read } from '../../../../core/game.ts';
import { playerAt } from '../../../../core/sure.ts';
import { cardsOn, chargeOf, isBlocked, stepsLaid } from '../../chain.ts';
import { JOKER, linkOf, STEPS } from '../../data/cards.ts';
import type { Tables } from '../../data/tables.ts';
import { handSize } from '../../../../core/hand.ts';
import type { Player, State } from '../../vocabulary.ts';

/** Turns from one seat's to another's: a whole round to its own next one. */
export const turnsBetween = (from: number, to: number, seats: number): number =>
  ((to - from - 1 + seats) % seats) + 1;

/** A seat's opponents as a whole, by what lies open. */
export interface Opponents {
  readonly count: number;
  /** On average. */
  readonly tokens: number;
  readonly charge: number;
  readonly missing: number;
  readonly richest: number;
  /** Who have laid their Start. */
  readonly begun: number;
  /** What they will take before the seat's next turn. */
  readonly dues: number;
}

export function opponentsOf(tables: Tables, { players, turn }: Read<State>, seat: number): Opponents {
  const sum = { count: 0, tokens: 0, charge: 0, missing: 0, richest: 0, begun: 0, dues: 0 };
  const wait = turnsBetween(turn.seat, seat, players.length);
  for (let other = 0; other < players.length; other++) {
    const player = playerAt(players, other);
    if (other === seat || player.out !== null) continue;
    const charge = chargeOf(tables, player);
    const isBefore = other !== turn.seat && turnsBetween(turn.seat, other, players.length) < wait;
    sum.count++;
    sum.tokens += player.tokens;
    sum.charge += charge;
    sum.missing += STEPS.length - stepsLaid(player);
    sum.richest = Math.max(sum.richest, player.tokens);
    if (player.start !== null) sum.begun++;
    if (isBefore && !isBlocked(player)) sum.dues += charge;
  }
  const count = Math.max(1, sum.count);
  return { ...sum, tokens: sum.tokens / count, charge: sum.charge / count, missing: sum.missing / count };
}

/** Opponents that are looked at one by one, the most dangerous first. */
export const RIVALS = 2;
export const OF_RIVAL = 12;

/** From `at` on. */
export function writeRivals(
  tables: Tables,
  { world, seat }: { readonly world: Read<State>; readonly seat: number },
  { into, at }: { readonly into: Float64Array; readonly at: number },
): void {
  const { players, turn } = world;
  const wait = turnsBetween(turn.seat, seat, players.length);
  rivalsOf(world, seat).forEach((rival, rank) => {
    const player = playerAt(players, rival);
    const missing = STEPS.length - stepsLaid(player);
    const short = openlyShort(player);
    const begun = player.start !== null;
    into.set(
      [
        1,
        missing / 7,
        begun && missing <= 1 ? 1 : 0,
        begun && missing === 2 ? 1 : 0,
        short / 7,
        short === 0 && missing <= 1 ? 1 : 0,
        begun ? 1 : 0,
        player.tokens / 20,
        chargeOf(tables, player) / 6,
        isBlocked(player) ? 1 : 0,
        handSize(player) / 10,
        turnsBetween(turn.seat, rival, players.length) < wait ? 1 : 0,
      ],
      at + rank * OF_RIVAL,
    );
  });
}

/** The nearest to the end by what everybody knows, and among equals those who are on turn first. */
function rivalsOf({ players, turn }: Read<State>, seat: number): number[] {
  const far = new Map<number, number>();
  for (let other = 0; other < players.length; other++) {
    const player = playerAt(players, other);
    if (other === seat || player.out !== null) continue;
    far.set(other, distanceOf(player) + turnsBetween(turn.seat, other, players.length) / 100);
  }
  return [...far.keys()].sort((a, b) => far.get(a)! - far.get(b)!).slice(0, RIVALS);
}

const distanceOf = (player: Read<Player>): number =>
  (player.start === null ? 1.5 : 0) + STEPS.length - stepsLaid(player) + openlyShort(player) / 2;

/** Cards that somebody still has to get, by what everybody knows to be in their hand. */
function openlyShort({ chain, known }: Read<Player>): number {
  let lacking = 0;
  for (const step of STEPS) if (cardsOn(chain, step).length === 0 && known[linkOf(step)] === 0) lacking++;
  return Math.max(0, lacking - known[JOKER]!);
}
