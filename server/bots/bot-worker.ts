import type { Bot } from '../../bots/bot.ts';
import { levelCalled, MIDDLE } from '../../bots/levels.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { fingerprint } from '../../core/data.ts';
import { gameCalled } from '../../games/index.ts';
import type { TableQuestion } from '../tables/surroundings.ts';

/** What crosses to the worker: a view, never a state. */
export interface Errand extends TableQuestion {
  readonly seed: string;
}

const bots = new Map<string, Bot<Vocabulary>>();
const KEPT = 50;
/** More than ten times what the strongest bot needs. */
const MOST_MILLISECONDS = 4000;

function botFor({ game, edition, level }: TableQuestion): Bot<Vocabulary> {
  const name = `${game} ${level} ${edition === null ? '' : fingerprint(edition)}`;
  const known = bots.get(name);
  if (known) return known;
  const listed = gameCalled(game);
  const own = edition === null ? null : listed.box.readEdition(edition);
  const bot = listed.bots[levelCalled(level) ?? MIDDLE](
    listed.box.open(own?.ok ? own.value : listed.box.edition),
  );
  if (bots.size >= KEPT) bots.delete(bots.keys().next().value!);
  bots.set(name, bot);
  return bot;
}

/** Runs in a thread of its own: a bot that thinks long keeps nobody waiting. */
export default function think({ seed, ...question }: Errand): Vocabulary['Move'] {
  const began = performance.now();
  const isLate = () => performance.now() - began > MOST_MILLISECONDS;
  return botFor(question)({ ...question, random: randomOf(seedRng(seed)), isLate });
}
