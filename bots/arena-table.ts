import { nth } from '../core/sure.ts';
import type { Order } from './arena-flags.ts';
import type { Summary } from './arena.ts';
import type { Estimate } from './statistics.ts';

/** The result of a contest, ready to be pasted into a page. */
export function tableOf(order: Order, { games, par, wins, score, theirs }: Summary): string {
  return rows([
    ['players', 'candidate', 'against', 'games', 'win share', 'par', 'score', 'their score'],
    [
      String(order.players),
      order.candidate,
      order.opponents.join(', '),
      String(games),
      percent(wins),
      `${(100 * par).toFixed(1)} %`,
      points(score),
      points(theirs),
    ],
  ]);
}

function percent({ mean, margin }: Estimate): string {
  return `${(100 * mean).toFixed(1)} ± ${margin === null ? '?' : (100 * margin).toFixed(1)} %`;
}

function points({ mean, margin }: Estimate): string {
  return `${mean.toFixed(1)} ± ${margin === null ? '?' : margin.toFixed(1)}`;
}

/** A Markdown table: the first line is the head. */
function rows(lines: readonly (readonly string[])[]): string {
  const widths = nth(lines, 0).map((_, i) => Math.max(...lines.map(line => nth(line, i).length)));
  const [head, ...body] = lines.map(
    line => `| ${line.map((cell, i) => cell.padEnd(nth(widths, i))).join(' | ')} |`,
  );
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return [head, rule, ...body].join('\n');
}
