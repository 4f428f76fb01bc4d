import type { Seen } from '../../../bots/bot.ts';
import { quickChance } from '../../../bots/chance.ts';
import type { Quick, Ranked } from '../../../bots/craft.ts';
import type { Judge } from '../../../bots/judge.ts';
import type { Game, Read } from '../../../core/game.ts';
import { advance, copyOf, draftOf } from '../../../core/play.ts';
import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import type { Chicoree, Move, State, View } from '../vocabulary.ts';
import { moveAt, priceOf } from './habits.ts';
import { type Plan, plansOf } from './plans.ts';
import type { Prospects } from './prospects.ts';
import type { Slots } from './slots.ts';

/** All that it takes to think. */
export interface Mind {
  readonly game: Game<Chicoree>;
  readonly quick: Quick<Chicoree>;
  readonly prospects: Prospects;
  readonly imagine: (view: View, seat: number, random: Random) => State;
  readonly judgeOf: (players: number) => Judge<Chicoree>;
}

export interface Thought {
  readonly usual: Move;
  /** In all. Counted, not timed. */
  readonly playouts: number;
  /** What a taste adds to the worth of a move. */
  readonly liking: (move: Move) => number;
  /** Which fists it may close. */
  readonly slots: Slots;
}

/** Moves of a playout before the judge is asked, at the beginning of the next turn: about a round, and several where rounds are short. */
const movesAmong = (players: number): number => Math.max(20, 6 * players);
/** Standard errors by which another move must do better than the usual one. */
const TRUST = 0.5;

/** A move, what it seems to be worth, and in how many worlds it was tried. */
export interface Weighed extends Ranked<Chicoree> {
  readonly worlds: number;
}

/** A plan, and how much better than the usual one it did in the same worlds. */
interface Tried {
  readonly plan: Plan;
  readonly liking: number;
  sum: number;
  squares: number;
  worlds: number;
}

/**
 * Sequential halving around the usual move. All plans are played out in the same imagined worlds with the same luck as the usual one; again
 * and again the worse half is dropped, and the rest is compared in more worlds. Worth is what a move promises above the usual one, which
 * stays first unless another is better beyond doubt.
 */
export function think(
  mind: Mind,
  seen: Seen<Chicoree>,
  { usual, playouts, liking, slots }: Thought,
): Weighed[] {
  const { view, seat, legal, random } = seen;
  const imagine = (): Read<State> => mind.imagine(view, seat, random);
  const [first, ...others] = plansOf(mind.prospects, imagine(), { seat, legal, usual, slots });
  const prices = view.players.map((_, other) => (other === seat ? null : priceOf(view, other)));
  const own = liking(usual);
  let tried = others.map(
    (plan): Tried => ({ plan, liking: liking(plan[0]) - own, sum: 0, squares: 0, worlds: 0 }),
  );
  const dropped: Tried[] = [];
  const rounds = Math.ceil(Math.log2(others.length + 1));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / (tried.length + 1)));
    for (let n = 0; n < worlds && !seen.isLate?.(); n++) {
      const dream = { world: imagine(), seat, prices, luck: random.int(2 ** 20) };
      const without = playedOut(mind, first!, dream);
      for (const one of tried) note(one, playedOut(mind, one.plan, dream) - without);
    }
    tried.sort((a, b) => worthOf(b) - worthOf(a));
    const kept = Math.ceil(tried.length / 2);
    dropped.unshift(...tried.slice(kept));
    tried = tried.slice(0, kept);
  }
  const ranked = [...tried, ...dropped].map(one => ({
    move: one.plan[0],
    worth: worthOf(one),
    worlds: one.worlds,
  }));
  const at = tried.length > 0 && isSure(nth(tried, 0)) ? ranked.findIndex(({ worth }) => worth <= 0) : 0;
  return ranked.toSpliced(at < 0 ? ranked.length : at, 0, { move: usual, worth: 0, worlds: 0 });
}

function note(one: Tried, better: number): void {
  one.sum += better;
  one.squares += better * better;
  one.worlds++;
}

const worthOf = ({ liking, sum, worlds }: Tried): number => liking + (worlds === 0 ? 0 : sum / worlds);

function isSure(one: Tried): boolean {
  const { sum, squares, worlds } = one;
  if (worlds < 2) return false;
  const variance = Math.max(0, squares / worlds - (sum / worlds) ** 2) / (worlds - 1);
  return worthOf(one) > TRUST * Math.sqrt(variance);
}

interface Dream {
  readonly world: Read<State>;
  readonly seat: number;
  /** By seat: what somebody else always pays; 0 for nothing ever. */
  readonly prices: readonly (number | null)[];
  readonly luck: number;
}

/** The chance of winning when everybody plays on quickly, and pays no more than ever who always pays the same. */
function playedOut({ game, quick, judgeOf }: Mind, plan: Plan, dream: Dream): number {
  const { world: before, seat, prices, luck } = dream;
  const random = quickChance(luck);
  const draft = draftOf(game, copyOf(game, before), { random });
  for (const move of plan) advance(draft, seat, move);
  const world: Read<State> = draft.state;
  const most = movesAmong(world.players.length);
  for (let n = 0; world.ending === null; n++) {
    if (n >= most && world.agenda.at(-1)?.do === 'act')
      return judgeOf(world.players.length).share(world, seat);
    const next = nth(game.pending(world), 0).seat;
    const price = nth(prices, next);
    const habitual = price === null ? null : moveAt(price, world, next);
    advance(draft, next, habitual ?? quick(world, next, random));
  }
  if (world.ending.because === 'stalled') return 1 / world.players.length;
  return world.ending.winner === seat ? 1 : 0;
}
