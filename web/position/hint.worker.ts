import type { BotQuestion } from '../../bots/bot.ts';
import { type Hint, hintsFor } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { present } from '../../core/sure.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
import { onShelf } from '../shelf.ts';

/** What crosses to the worker: a view, never a state. */
export interface HintErrand {
  readonly game: string;
  readonly edition: Vocabulary['Edition'];
  readonly question: Omit<BotQuestion<Vocabulary>, 'level'>;
}

export type HintReply = { readonly hints: readonly Hint<Vocabulary>[] } | { readonly failure: string };

/** The same question, the same advice. */
const SEED = 'hint';
/** What the strongest bot needs on a slow phone, and some more. */
const MOST_MILLISECONDS = 6000;

async function hints({ game, edition, question }: HintErrand): Promise<HintReply> {
  const { box, bots } = await fetchRulesAndBots(present(onShelf(game), `game ${game}`));
  const began = performance.now();
  const isLate = () => performance.now() - began > MOST_MILLISECONDS;
  return {
    hints: hintsFor(box.open(edition), bots, { ...question, random: randomOf(seedRng(SEED)), isLate }),
  };
}

addEventListener('message', ({ data }: MessageEvent<HintErrand>) => {
  void hints(data)
    .catch((error: unknown): HintReply => ({ failure: String(error) }))
    .then(reply => postMessage(reply));
});
