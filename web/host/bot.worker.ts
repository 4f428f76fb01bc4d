import { present } from '../../core/sure.ts';
import type { Bot, BotQuestion } from '../../bots/bot.ts';
import { type Hint, hintsFor } from '../../bots/hints.ts';
import { levelCalled, MIDDLE } from '../../bots/levels.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
import { onShelf } from '../shelf.ts';

/** Somebody who wants a hint: what they see, never a state. */
export interface HintQuestion<V extends Vocabulary> extends Omit<BotQuestion<V>, 'level' | 'character'> {
  readonly seats: number;
}

/** What crosses to the worker: a view, never a state. */
export interface BotErrand {
  readonly id: number;
  /** Names the table, so that its bots are made once. */
  readonly table: number;
  readonly game: string;
  readonly edition: Vocabulary['Edition'];
  readonly players: number;
  readonly seed: string;
  readonly asks: { readonly move: BotQuestion<Vocabulary> } | { readonly hints: HintQuestion<Vocabulary> };
}

export type BotReply =
  | { readonly id: number; readonly move: Vocabulary['Move'] }
  | { readonly id: number; readonly hints: readonly Hint<Vocabulary>[] }
  | { readonly id: number; readonly failure: string };

/** What the strongest bot needs on a slow phone, and some more. */
const MOST_MILLISECONDS = 4000;

const bots = new Map<string, Promise<Bot<Vocabulary>>>();

const opened = async ({ game, edition, players }: BotErrand) => {
  const rules = await fetchRulesAndBots(present(onShelf(game), `game ${game}`), players);
  return { bots: rules.bots, game: rules.box.open(edition) };
};

function botFor(errand: BotErrand, level: string): Promise<Bot<Vocabulary>> {
  const name = `${errand.table} ${level}`;
  const known = bots.get(name);
  if (known) return known;
  const bot = opened(errand).then(rules => rules.bots[levelCalled(level) ?? MIDDLE](rules.game));
  bots.set(name, bot);
  // What did not arrive is fetched again for the next question.
  bot.catch(() => bots.delete(name));
  return bot;
}

async function answer(errand: BotErrand): Promise<BotReply> {
  const { id, seed, asks } = errand;
  const random = randomOf(seedRng(seed));
  if ('move' in asks) {
    const bot = await botFor(errand, asks.move.level);
    return { id, move: bot({ ...asks.move, random, isLate: lateFrom(performance.now()) }) };
  }
  const { seats, ...question } = asks.hints;
  const { game, bots: made } = await opened(errand);
  const seen = { ...question, random, isLate: lateFrom(performance.now()) };
  return { id, hints: hintsFor(game, made, { seen, seats }) };
}

const lateFrom = (began: number) => () => performance.now() - began > MOST_MILLISECONDS;

addEventListener('message', ({ data }: MessageEvent<BotErrand>) => {
  void answer(data)
    .catch((error: unknown): BotReply => ({ id: data.id, failure: String(error) }))
    .then(reply => postMessage(reply));
});
