import type { Bot } from '../../../bots/bot.ts';
import type { Game } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';

/** Contests that promise less are left to others. */
const WORTHWHILE = 200;

/** Never trades: every gnome goes to a contest it may well win, or works in the garden; two of a kind make a better one. */
export function noTrade(_game: Game<GartenZwerge>): Bot<GartenZwerge> {
  return ({ legal, view }) => {
    const prize = (move: Move): number =>
      move.type === 'contest' ? nth(nth(view.contests, move.contest).outlook, move.hat).petals : 0;
    const contest = legal.reduce<Move | null>(
      (best, move) => (prize(move) > (best ? prize(best) : WORTHWHILE) ? move : best),
      null,
    );
    const wanted = (move: Move): boolean =>
      move.type === 'garden' ||
      move.type === 'stand' ||
      move.type === 'decline' ||
      (move.type === 'answer' && move.hat === null) ||
      (move.type === 'close-fist' && move.petals === 0) ||
      (move.type === 'sell' && move.hat === 0);
    const exchange = legal.find(({ type }) => type === 'exchange');
    return exchange ?? contest ?? legal.find(wanted) ?? nth(legal, 0);
  };
}
