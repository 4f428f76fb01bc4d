import type { Bot, BotQuestion } from '../../bots/bot.ts';
import { levelCalled, MIDDLE } from '../../bots/levels.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
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

/** What the strongest bot needs on a slow phone, and some more. */
const MOST_MILLISECONDS = 4000;

const bots = new Map<string, Promise<Bot<Vocabulary>>>();

function botFor({ table, game, edition, question: { level } }: BotErrand): Promise<Bot<Vocabulary>> {
  const name = `${table} ${level}`;
  const known = bots.get(name);
  if (known) return known;
  const bot = fetchRulesAndBots(onShelf(game)!).then(rules =>
    rules.bots[levelCalled(level) ?? MIDDLE](rules.box.open(edition)),
  );
  bots.set(name, bot);
  return bot;
}

addEventListener('message', ({ data }: MessageEvent<BotErrand>) => {
  void botFor(data)
    .then(bot => {
      const began = performance.now();
      const isLate = () => performance.now() - began > MOST_MILLISECONDS;
      return bot({ ...data.question, random: randomOf(seedRng(data.seed)), isLate });
    })
    .then((move): BotReply => ({ id: data.id, move }))
    .catch((error: unknown): BotReply => ({ id: data.id, failure: String(error) }))
    .then(reply => postMessage(reply));
});
