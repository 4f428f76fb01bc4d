import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { GAMES } from '../../games/index.ts';
import type { BotQuestion } from './local.ts';

/** What crosses to the worker: a view, never a state. */
export interface BotErrand {
  readonly id: number;
  readonly game: string;
  readonly edition: Vocabulary['Edition'];
  readonly seed: string;
  readonly question: BotQuestion<Vocabulary>;
}

export interface BotReply {
  readonly id: number;
  readonly move: Vocabulary['Move'];
}

addEventListener('message', ({ data }: MessageEvent<BotErrand>) => {
  const { id, game, edition, seed, question } = data;
  const { box, bots } = GAMES[game]!;
  const bot = bots[question.level]!(box.open(edition));
  const move = bot({ ...question, random: randomOf(seedRng(seed)) });
  postMessage({ id, move } satisfies BotReply);
});
