import type { Bot } from '../../../bots/bot.ts';
import type { Baselines } from '../../../bots/game-bots.ts';
import type { Game } from '../../../core/game.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { level } from './by-hand.ts';
import { noTrade } from './no-trade.ts';

/** What the two levels of the time before there were six believed: contests were worth less to them. */
const BEFORE = { ...BELIEFS, contest: 0.6 };

const keen = level({ noise: 0, beliefs: BEFORE });

/** Sends every gnome to work in the garden, and is keen only where it must answer others. */
function gardenOnly(game: Game<GartenZwerge>): Bot<GartenZwerge> {
  const usual = keen(game);
  return seen => seen.legal.findLast(({ type }) => type === 'garden') ?? usual(seen);
}

/** Those two, and simple ones. */
export const baselines = {
  careless: level({ noise: 1000, beliefs: BEFORE }),
  keen,
  'garden-only': gardenOnly,
  'no-trade': noTrade,
} satisfies Baselines<GartenZwerge>;
