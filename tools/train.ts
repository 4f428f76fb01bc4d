import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../games/index.ts';
import { hire } from './arena/processes.ts';
import type { Course, Trained } from './train/course.worker.ts';

const USAGE = `Teaches the bots of a game by games against themselves, and writes their weights into its folder.
Both cores learn, one number of players each. A training that was broken off goes on where it was.

  npm run train -- [GAME] [--players N] [--games N] [--from N] [--seed WORD]

  GAME         all that declare features, if not said
  --players N  every number of players, if not said
  --games N    20000
  --from N     begin with the weights for N players, as if half of the training were done
  --seed WORD  potager`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      games: { type: 'string', default: '20000' },
      from: { type: 'string' },
      seed: { type: 'string', default: 'potager' },
      help: { type: 'boolean', default: false },
    },
  });
  const courses = coursesFor(positionals[0], values);
  if (values.help || courses.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  const crew = await hire<Course, Trained>(join(import.meta.dirname, 'train/course.worker.ts'));
  try {
    await crew.work(courses, ({ file, bytes, seconds }) => {
      process.stdout.write(`${file}: ${bytes} bytes, ${seconds.toFixed(0)} s of processor time\n`);
      return 'go on';
    });
  } finally {
    crew.dismiss();
  }
  return 0;
}

function coursesFor(wanted: string | undefined, { players, games, from, seed }: Wanted): Course[] {
  return Object.entries(GAMES)
    .filter(([id, { box, bots }]) => {
      const isLearnable = bots.craft(box.open(box.edition)).features !== undefined;
      return isLearnable && (wanted === undefined || wanted === id);
    })
    .flatMap(([id, { box }]) => {
      const { min, max } = box.open(box.edition).seats;
      const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      return counts
        .filter(count => players === undefined || Number(players) === count)
        .map(count => ({
          game: id,
          players: count,
          games: Number(games),
          from: from === undefined ? null : Number(from),
          seed,
        }));
    });
}

interface Wanted {
  readonly players?: string;
  readonly games: string;
  readonly from?: string;
  readonly seed: string;
}

process.exitCode = await main();
