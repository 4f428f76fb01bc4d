import type { Vocabulary } from '../../core/game.ts';
import { type Pace, settings } from '../settings.ts';
import type { BotErrand, BotReply } from './bot.worker.ts';
import type { BotQuestion, Surroundings } from './local.ts';

/** Milliseconds a bot seems to think before each of its moves. */
const THINKING: { readonly [P in Pace]: number } = { calm: 1100, brisk: 350, instant: 0 };

let worker: Worker | null = null;
let errands = 0;
let tables = 0;

/** Sends bots' questions to a worker and hands back their answers at a human pace. */
export function botThinker<V extends Vocabulary>(
  game: string,
  edition: V['Edition'],
): Surroundings<V>['think'] {
  const errand = { table: ++tables, game, edition };
  return async question => {
    const [move] = await Promise.all([ask(errand, question), wait(THINKING[settings.get().pace])]);
    return move as V['Move'];
  };
}

function ask<V extends Vocabulary>(
  errand: Pick<BotErrand, 'table' | 'game' | 'edition'>,
  question: BotQuestion<V>,
): Promise<unknown> {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  const id = ++errands;
  const seed = crypto.randomUUID?.() ?? String(Math.random());
  return new Promise(resolve => {
    const finish = (move: unknown) => {
      running.removeEventListener('message', hear);
      running.removeEventListener('error', stumble);
      resolve(move);
    };
    const hear = ({ data }: MessageEvent<BotReply>) => {
      if (data.id === id) finish(data.move);
    };
    // Nor must a worker that cannot be fetched.
    const stumble = () => finish(question.legal[0]);
    running.addEventListener('message', hear);
    running.addEventListener('error', stumble);
    running.postMessage({ ...errand, id, seed, question } satisfies BotErrand);
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
