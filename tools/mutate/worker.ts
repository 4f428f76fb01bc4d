import { Bench } from './bench.ts';
import { testFiles } from './game-files.ts';
import type { Order } from './workers.ts';
import { messageOf } from '../../core/result.ts';

/** A process of its own: one broken rule after the other, as they are ordered. */
const benches = new Map<string, Bench>();

process.on('message', (order: Order) => work(order));
process.on('disconnect', () => process.exit());

function work({ game, mutant, unproved }: Order): void {
  try {
    let bench = benches.get(game);
    if (!bench) {
      benches.clear();
      bench = new Bench(testFiles(game));
      bench.learn();
      benches.set(game, bench);
    }
    process.send!({ finding: bench.judge(mutant, new Set(unproved)) });
  } catch (error) {
    process.send!({ problem: `${game}: ${messageOf(error)}` });
  }
}
