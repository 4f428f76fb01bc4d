import type { Bot } from '../../bots/bot.ts';
import { levelCalled, MIDDLE } from '../../bots/levels.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fingerprint } from '../../core/data.ts';
import { gameCalled } from '../../games/index.ts';
import { keepLast } from '../keep-last.ts';
import type { TableQuestion } from '../tables/surroundings.ts';

/** What crosses to the worker: a view, never a state. */
export interface Errand extends TableQuestion {
  readonly seed: string;
}

const lastBots = keepLast<Bot<Vocabulary>>(50);
/** More than ten times what the strongest bot needs. */
const MOST_MILLISECONDS = 4000;

function botFor({ game, edition, level }: TableQuestion): Bot<Vocabulary> {
  return lastBots(`${game} ${level} ${edition === null ? '' : fingerprint(edition)}`, () => {
    const { box, bots } = gameCalled(game);
    const own = edition === null ? null : box.readEdition(edition);
    return bots[levelCalled(level) ?? MIDDLE](box.open(own?.ok ? own.value : box.edition));
  });
}

/** Runs in a thread of its own: a bot that thinks long keeps nobody waiting. */
export default function think({ seed, ...question }: Errand): Vocabulary['Move'] {
  const began = performance.now();
  const isLate = () => performance.now() - began > MOST_MILLISECONDS;
  return botFor(question)({ ...question, random: randomOf(seedRng(seed)), isLate });
}
