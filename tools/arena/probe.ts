import { join } from 'node:path';
import type { Order } from './flags.ts';
import type { Probe, Probed } from './probe.worker.ts';
import { hire } from './processes.ts';
import { percent } from './table.ts';

/** What somebody who has learnt to play against a bot may win of it above par. */
const BEARABLE = 0.1;

/** How far the candidate can be exploited by somebody who learns against it, with so much teaching; a line to read. */
export async function probe(
  order: Order,
  { lessons, seed }: Pick<Probe, 'lessons' | 'seed'>,
): Promise<string> {
  const { game, players, games, deals, candidate, effort } = order;
  const crew = await hire<Probe, Probed>(join(import.meta.dirname, 'probe.worker.ts'), 1);
  const found: Probed[] = [];
  try {
    await crew.work([{ game, players, games, deals, candidate, effort, lessons, seed }], probed => {
      found.push(probed);
      return 'go on';
    });
  } finally {
    crew.dismiss();
  }
  const [{ wins, games: played, seconds }] = found as [Probed];
  const name = effort < 1 ? `${candidate} × ${effort}` : candidate;
  const most = 1 / players + BEARABLE;
  const verdict = wins.mean <= most ? 'as wanted' : 'too much';
  return (
    `${game}, ${players} players, against ${name}: after ${lessons} lessons a learner wins ${percent(wins)} of ${played} games; ` +
    `par ${(100 / players).toFixed(0)} %, at most ${(100 * most).toFixed(0)} %, ${verdict} (seed ${seed}, ${seconds.toFixed(0)} s)`
  );
}
