import type { Outcome, Read } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { nth } from '../../core/sure.ts';
import { stepsLaid } from './chain.ts';
import type { Chicoree, State } from './vocabulary.ts';

/** CH-01, CH-A16; the others by steps, then by tokens, the bankrupt last (CH-A26). CH-A22: without a winner, so do all. */
export function outcome({ ending, players }: Read<State>): Outcome<Chicoree> | null {
  if (ending === null) return null;
  const winner = ending.because === 'stalled' ? null : ending.winner;
  const scores = players.map(player => ({ steps: stepsLaid(player), tokens: player.tokens }));
  const keys = players.map(({ out }, seat) => [
    seat === winner ? 1 : 0,
    out === null ? players.length : out,
    nth(scores, seat).steps,
    nth(scores, seat).tokens,
  ]);
  return { places: ranking(keys), scores };
}
