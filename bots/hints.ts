import type { Game, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';
import type { Seen } from './bot.ts';
import type { GameBots } from './game-bots.ts';
import { ranked, STRONGEST } from './recipe.ts';
import { average } from './statistics.ts';

/** A move to consider. */
export interface Hint<V extends Vocabulary> {
  readonly move: V['Move'];
  /** How much more likely to win, from 0 to 1, than with an average one of the moves worth a thought; null where the game's bots cannot tell. */
  readonly gain: number | null;
}

/** Hints at most. */
const MOST = 3;

/** The best moves for whoever sees this, best first, from nothing but what their seat knows. */
export function hintsFor<V extends Vocabulary>(game: Game<V>, bots: GameBots<V>, asked: Seen<V>): Hint<V>[] {
  const { view, seat, legal, random, isLate } = asked;
  // Advice has no character of its own.
  const seen = { view, seat, legal, random, ...(isLate && { isLate }) };
  const craft = bots.craft(game);
  const judge = craft.judge?.(view);
  if (legal.length === 1) return [{ move: nth(legal, 0), gain: null }];
  const byJudge = judge && craft.search ? () => ranked({ game, craft, judge }, seen, STRONGEST) : null;
  const moves = craft.rank?.(seen, STRONGEST.milliseconds) ?? byJudge?.();
  if (!moves) return [{ move: bots['head-gardener'](game)(seen), gain: null }];
  const ordinary = average(moves.map(({ worth }) => worth));
  return moves.slice(0, MOST).map(({ move, worth }) => ({ move, gain: worth - ordinary }));
}
