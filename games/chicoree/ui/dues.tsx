import { nth } from '../../../core/sure.ts';
import type { Names } from '../../../core/telling.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import type { Part } from './part.ts';

/** Everything a player will owe before their own next turn. */
export const dueOf = (player: PlayerView): number => player.dues.reduce((sum, { tokens }) => sum + tokens, 0);

/** The sum, and to whom. */
export function sayDues(player: PlayerView, words: TableWords, names: Names): string {
  const parts = player.dues.map(({ to, tokens }) => words.warnings.dueTo(names(to), tokens));
  return words.warnings.dues(dueOf(player), parts.join(', '));
}

/** Beside every bid: what will be due, and whether this bid would leave too little. */
export function Dues({ frame, viewer, words, bid }: Part & { bid: number }) {
  if (viewer === 'spectator') return null;
  const player = nth(frame.view.players, viewer);
  const due = dueOf(player);
  const missing = due - (player.tokens - bid);
  if (due === 0) return <>{words.warnings.noDues}</>;
  return missing > 0 ? (
    <strong class="ch-bad">{words.warnings.belowDues(missing, due)}</strong>
  ) : (
    <>{words.warnings.owing(due)}</>
  );
}
