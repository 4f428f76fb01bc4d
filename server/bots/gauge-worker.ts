import { wentBy } from '../../bots/decisions.ts';
import { type Level, MIDDLE } from '../../bots/levels.ts';
import { strengthOf } from '../../bots/strength.ts';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { gameCalled } from '../../games/index.ts';
import { agreedRulebook } from '../tables/creating/rulebooks.ts';
import type { Agreement } from '../tables/log/deeds.ts';

/** What crosses to the worker: a game that is played, and the seat in question. */
export interface SeatPlayed {
  readonly agreement: Agreement;
  readonly record: GameRecord<Vocabulary>;
  readonly seat: Seat;
}

/** Runs in a thread of its own: plays the game again, and weighs what its seat decided by what it knew. */
export default function gauge({ agreement, record, seat }: SeatPlayed): Level {
  const game = agreedRulebook(agreement);
  if (!game.ok) return MIDDLE;
  const { bots } = gameCalled(agreement.game);
  return strengthOf(game.value, bots, { went: wentBy(game.value, record), seat });
}
