import type { Bot } from '../../bots/bot.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fetchRules } from '../../games/about.ts';
import { onShelf } from '../shelf.ts';
import type { BotQuestion } from './local.ts';

/** What crosses to the worker: a view, never a state. */
export interface BotErrand {
  readonly id: number;
  /** Names the table, so that its bots are made once. */
  readonly table: number;
  readonly game: string;
  readonly edition: Vocabulary['Edition'];
  readonly seed: string;
  readonly question: BotQuestion<Vocabulary>;
}

export interface BotReply {
  readonly id: number;
  readonly move: Vocabulary['Move'];
}

const bots = new Map<string, Promise<Bot<Vocabulary>>>();

function botFor({ table, game, edition, question: { level } }: BotErrand): Promise<Bot<Vocabulary>> {
  const name = `${table} ${level}`;
  const known = bots.get(name);
  if (known) return known;
  const bot = fetchRules(onShelf(game)!).then(rules => rules.bots[level]!(rules.box.open(edition)));
  bots.set(name, bot);
  return bot;
}

addEventListener('message', ({ data }: MessageEvent<BotErrand>) => {
  void botFor(data)
    .then(bot => bot({ ...data.question, random: randomOf(seedRng(data.seed)) }))
    // A bot that breaks must not stop the table: it plays the first thing it may.
    .catch(() => data.question.legal[0]!)
    .then(move => postMessage({ id: data.id, move } satisfies BotReply));
});
