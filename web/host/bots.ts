import type { BotQuestion } from '../../bots/bot.ts';
import type { Vocabulary } from '../../core/game.ts';
import { type Pace, settings } from '../settings.ts';
import type { Hint } from '../../bots/hints.ts';
import type { BotErrand, BotReply, HintQuestion } from './bot.worker.ts';
import type { Surroundings } from './local.ts';

/** Milliseconds a bot seems to think before a move, on average. */
const THINKING: { readonly [P in Pace]: number } = { calm: 1100, brisk: 350, instant: 0 };

/** Varies as people do: quicker where there is nothing to choose, and never twice the same. */
function thinkingTime(choices: number): number {
  const irregular = 0.7 + 0.6 * Math.random();
  return THINKING[settings.get().pace] * irregular * (choices < 2 ? 0.4 : 1);
}

/** Timeout of a bot in milliseconds; far more than any needs on a slow phone. */
const PATIENCE = 30_000;

let worker: Worker | null = null;
let errands = 0;
let tables = 0;

/** Sends bots' questions to a worker and hands back their answers at a human pace. What a script knows is not asked. */
export function botThinker<V extends Vocabulary>(
  about: Pick<BotErrand, 'game' | 'players'> & { readonly edition: V['Edition'] },
  script: (question: BotQuestion<V>) => V['Move'] | null = () => null,
): Surroundings<V>['think'] {
  const errand = { table: ++tables, ...about };
  return async question => {
    const decided = script(question) ?? ask(errand, question);
    const [move] = await Promise.all([decided, wait(thinkingTime(question.legal.length))]);
    return move;
  };
}

async function ask<V extends Vocabulary>(errand: Errand, question: BotQuestion<V>): Promise<V['Move']> {
  const reply = await send(errand, { move: question });
  if (!('move' in reply)) throw new Error(`The bot ${question.level} of ${errand.game} broke.`);
  return reply.move;
}

/** Hints that were computed, by view: asking again about the same view costs nothing. */
const advised = new WeakMap<object, Promise<readonly Hint<Vocabulary>[]>>();

/** The best moves for this viewer. Rejects as bots do. */
export async function askHints<V extends Vocabulary>(
  game: string,
  edition: V['Edition'],
  question: HintQuestion<V>,
): Promise<readonly Hint<V>[]> {
  const { view }: { view: object } = question;
  const advice = advised.get(view) ?? think({ table: 0, game, edition, players: question.seats }, question);
  advised.set(view, advice);
  advice.catch(() => advised.delete(view));
  return advice as Promise<readonly Hint<V>[]>;
}

async function think(
  errand: Errand,
  question: HintQuestion<Vocabulary>,
): Promise<readonly Hint<Vocabulary>[]> {
  const reply = await send(errand, { hints: question });
  if (!('hints' in reply)) throw new Error(`The bots of ${errand.game} gave no hint.`);
  return reply.hints;
}

type Errand = Omit<BotErrand, 'id' | 'seed' | 'asks'>;

/** Rejects when the bot throws, its worker cannot be loaded, or it times out. */
function send(errand: Errand, asks: BotErrand['asks']): Promise<BotReply> {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  const id = ++errands;
  const seed = crypto.randomUUID?.() ?? String(Math.random());
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(endless);
      running.removeEventListener('message', hear);
      running.removeEventListener('error', stumble);
    };
    const hear = ({ data }: MessageEvent<BotReply>): void => {
      if (data.id !== id) return;
      finish();
      if ('failure' in data) reject(new Error(`The bots of ${errand.game} broke: ${data.failure}`));
      else resolve(data);
    };
    /** Whatever is wrong with this worker, the next question begins with a new one. */
    const stumble = (): void => {
      finish();
      running.terminate();
      if (worker === running) worker = null;
      reject(new Error(`The bots of ${errand.game} cannot be reached.`));
    };
    const endless = setTimeout(stumble, PATIENCE);
    running.addEventListener('message', hear);
    running.addEventListener('error', stumble);
    running.postMessage({ ...errand, id, seed, asks } satisfies BotErrand);
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
