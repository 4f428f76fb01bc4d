import type { Bot, BotQuestion } from '../../bots/bot.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fetchRules } from '../../games/about.ts';
import { onShelf } from '../shelf.ts';

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

export type BotReply =
  | { readonly id: number; readonly move: Vocabulary['Move'] }
  | { readonly id: number; readonly failure: string };

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
    .then((move): BotReply => ({ id: data.id, move }))
    .catch((error: unknown): BotReply => ({ id: data.id, failure: String(error) }))
    .then(reply => postMessage(reply));
});
