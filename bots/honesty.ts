import { freeze, same } from '../core/data.ts';
import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { defaultOptions, fitting, optionSpecs } from '../core/opening.ts';
import { legal, play, start } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Bot } from './bot.ts';

type State = Read<Vocabulary['State']>;
interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
}

export interface Suspects {
  readonly bots: readonly (readonly [name: string, bot: Bot<Vocabulary>])[];
  /** In how many positions a bot is asked twice: in the real state, and in another world that its seat cannot tell
   * apart. */
  readonly positions: number;
  /** One in this many positions is examined; through the others the first bot just plays. */
  readonly oneIn: number;
}

/** Positions in which a bot decides differently although only hidden information has changed. Throws if a bot makes
 * an illegal move. */
export function cheatsOf(game: Game<Vocabulary>, { bots, positions, oneIn }: Suspects): string[] {
  const cheats: string[] = [];
  let met = 0;
  let examined = 0;
  const tables = openings(game);
  // A short game is played as often as it takes; a long one is left as soon as there is enough of it.
  for (let n = 0; examined < positions; n++) {
    const { seats, options } = nth(tables, n % tables.length);
    const dice = randomOf(seedRng(`honesty-${n}`));
    let { state } = start(game, { options, seats, seed: `honesty-${n}` });
    const share = Math.ceil(positions / tables.length);
    for (let here = 0; here < share && game.outcome(state) === null; ) {
      const { seat } = dice.pick(game.pending(state));
      const position = { state, seat, seed: `bot-${met}` };
      const isExamined = met++ % oneIn === 0;
      const [name, bot] = nth(bots, isExamined ? (examined + n) % bots.length : 0);
      const move = ask(game, bot, position);
      if (isExamined) {
        here++;
        examined++;
        const world = readOnly(game.determinize(game.view(state, seat), seat, dice));
        if (!same(ask(game, bot, { ...position, state: world }), move))
          cheats.push(`${name}, ${position.seed}`);
      }
      const step = play(game, state, { seat, move });
      if (!step.ok) throw new Error(`${name}: ${JSON.stringify(move)} is refused, ${step.error.code}`);
      state = step.value.state;
    }
  }
  return cheats;
}

/** Every number of players, then every other value of every option with some number of players. */
function openings(game: Game<Vocabulary>): { seats: number; options: object }[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const standard = defaultOptions(game);
  const specs = optionSpecs(game);
  const variants = specs.flatMap(([key, spec]) =>
    spec.values
      .filter(value => value !== spec.default)
      .map((value, n) => {
        const seats = [max - (n % counts.length), ...counts.toReversed()].find(count =>
          fitting(spec, count).includes(value),
        )!;
        return { seats, options: { ...standard, [key]: value } };
      }),
  );
  return [...counts.map(seats => ({ seats, options: standard })), ...variants];
}

function ask(game: Game<Vocabulary>, bot: Bot<Vocabulary>, { state, seat, seed }: Position) {
  const view = freeze(game.view(state, seat));
  return bot({ view, seat, legal: freeze(legal(game, state, seat)), random: randomOf(seedRng(seed)) });
}
