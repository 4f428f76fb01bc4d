import { join } from 'node:path';
import type { Order } from './flags.ts';
import type { Heat } from './heat.worker.ts';
import { heatsOf } from './heats.ts';
import { hire } from './processes.ts';
import type { Told } from './self-play.worker.ts';

/** Games among copies of the candidate: how they end, and how often sealed bids are equal. A line to read. */
export async function selfPlay(order: Order): Promise<string> {
  const { game, players, games, candidate, effort, processes } = order;
  const crew = await hire<Heat, Told>(join(import.meta.dirname, 'self-play.worker.ts'), processes);
  const all: Told[] = [];
  try {
    await crew.work(heatsOf(order, games), told => {
      all.push(told);
      return 'go on';
    });
  } finally {
    crew.dismiss();
  }
  const name = effort < 1 ? `${candidate} × ${effort}` : candidate;
  return `${game}, ${players} × ${name}: ${[`${games} games`, ...endingsOf(all), ...tiesOf(all)].join(', ')}`;
}

function endingsOf(all: readonly Told[]): string[] {
  const counts = new Map<string, number>();
  for (const ending of all.flatMap(({ endings }) => endings))
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([ending, count]) => `${count} ${ending}`);
}

function tiesOf(all: readonly Told[]): string[] {
  const sales = all.reduce((sum, told) => sum + told.sales, 0);
  const ties = all.reduce((sum, told) => sum + told.ties, 0);
  return sales === 0
    ? []
    : [`${ties} of ${sales} sealed sales tied (${((100 * ties) / sales).toFixed(1)} %)`];
}
