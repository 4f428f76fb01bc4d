import { Bench } from './bench.ts';
import type { Order } from './workers.ts';

/** A process of its own: one broken rule after the other, as they are ordered. */
const benches = new Map<string, Bench>();

process.on('message', (order: Order) => void work(order));
process.on('disconnect', () => process.exit());

async function work({ game, mutant, unproved }: Order): Promise<void> {
  try {
    let bench = benches.get(game);
    if (!bench) {
      benches.clear();
      bench = new Bench(game);
      await bench.learn();
      benches.set(game, bench);
    }
    process.send!({ finding: await bench.judge(mutant, new Set(unproved)) });
  } catch (error) {
    process.send!({ problem: `${game}: ${error instanceof Error ? error.message : String(error)}` });
  }
}
