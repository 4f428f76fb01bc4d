import { randomBot } from '../../bots/baselines/random.ts';
import { cheatsOf } from '../../bots/honesty.ts';
import { LEVELS } from '../../bots/levels.ts';
import { GAMES } from '../../games/index.ts';

const POSITIONS = 1000;
/** Of the playouts that a level makes. */
const EFFORT = 0.1;

/** Examines the bots of every game at length; true if none cheats. */
export function seekCheats(say: (line: string) => void): boolean {
  let isHonest = true;
  for (const [id, { box, bots }] of Object.entries(GAMES)) {
    const game = box.open(box.edition);
    const levels = LEVELS.map(level => [level, bots[level](game, EFFORT)] as const);
    const cheats = cheatsOf(game, {
      bots: [['random', randomBot], ...levels],
      positions: POSITIONS,
      oneIn: 3,
    });
    isHonest &&= cheats.length === 0;
    say(
      `${id}: ${POSITIONS} positions, ${cheats.length} in which a bot knew too much ${cheats.slice(0, 5).join('; ')}`,
    );
  }
  return isHonest;
}
