import type { Summary } from '../../bots/arena.ts';
import type { Estimate } from '../../bots/statistics.ts';
import { eloOf } from '../../bots/sprt.ts';
import { nth } from '../../core/sure.ts';
import type { Order } from './flags.ts';

/** What a contest showed; processor time in milliseconds per decision of the candidate. */
export interface Result extends Summary {
  readonly milliseconds: number;
}

/** The result of a contest, ready to be pasted into a page. */
export function tableOf(order: Pick<Order, 'players' | 'candidate' | 'opponents'>, result: Result): string {
  const { games, par, wins, score, theirs, milliseconds } = result;
  return markdown([
    [
      'players',
      'candidate',
      'against',
      'games',
      'win share',
      'par',
      'Elo',
      'score',
      'their score',
      'ms a move',
    ],
    [
      String(order.players),
      order.candidate,
      order.opponents.join(', '),
      String(games),
      percent(wins),
      `${(100 * par).toFixed(1)} %`,
      eloText(wins.mean, order.players),
      points(score),
      points(theirs),
      milliseconds.toFixed(1),
    ],
  ]);
}

export function percent({ mean, margin }: Estimate): string {
  return `${(100 * mean).toFixed(1)} ± ${margin === null ? '?' : (100 * margin).toFixed(1)} %`;
}

/** How much stronger the candidate is, with its sign. */
export function eloText(share: number, players: number): string {
  if (share <= 0 || share >= 1) return '?';
  const elo = Math.round(eloOf(share, players));
  return elo > 0 ? `+${elo}` : elo === 0 ? '0' : `−${-elo}`;
}

function points({ mean, margin }: Estimate): string {
  return `${mean.toFixed(1)} ± ${margin === null ? '?' : margin.toFixed(1)}`;
}

/** A Markdown table: the first line is the head. */
export function markdown(lines: readonly (readonly string[])[]): string {
  const widths = nth(lines, 0).map((_, i) => Math.max(...lines.map(line => nth(line, i).length)));
  const [head, ...body] = lines.map(
    line => `| ${line.map((cell, i) => cell.padEnd(nth(widths, i))).join(' | ')} |`,
  );
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return [head, rule, ...body].join('\n');
}
