import { describe, expect, test } from 'vitest';
import { freeze, same } from '../core/data.ts';
import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { defaultOptions, fitting } from '../core/opening.ts';
import { legal, play, start } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { GAMES } from '../games/index.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

/** Positions examined for every game. */
const ENOUGH = 500;

type State = Read<Vocabulary['State']>;
interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
}

/** Every number of players, then every other value of every option with some number of players. */
function openings(game: Game<Vocabulary>): { seats: number; options: object }[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const standard = defaultOptions(game);
  const specs = Object.entries(game.options) as [string, { values: unknown[]; default: unknown }][];
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

describe.each(Object.entries(GAMES))('%s', (_, { box, bots }) => {
  const game = box.open(box.edition);
  const levels: [string, Bot<Vocabulary>][] = [
    ['random', randomBot],
    ...Object.entries(bots).map(([level, make]): [string, Bot<Vocabulary>] => [level, make(game)]),
  ];

  test('every bot plays only legal moves, the same ones from the same sight, and never sees what is hidden', () => {
    const cheats: string[] = [];
    let positions = 0;
    const tables = openings(game);
    // A short game is played as often as it takes.
    for (let n = 0; n < tables.length || positions <= ENOUGH; n++) {
      const { seats, options } = nth(tables, n % tables.length);
      const dice = randomOf(seedRng(`honesty-${n}`));
      let { state } = start(game, { options, seats, seed: `honesty-${n}` });
      while (game.outcome(state) === null) {
        const { seat } = dice.pick(game.pending(state));
        const position = { state, seat, seed: `bot-${positions++}` };
        const [level, bot] = nth(levels, (seat + n) % levels.length);
        const move = ask(game, bot, position);
        const world = game.determinize(game.view(state, seat), seat, dice) as State;
        if (!same(ask(game, bot, { ...position, state: world }), move))
          cheats.push(`${level}, ${position.seed}`);
        const step = play(game, state, { seat, move });
        if (!step.ok) throw new Error(`${level}: ${JSON.stringify(move)} is refused, ${step.error.code}`);
        state = step.value.state;
      }
    }
    expect(cheats).toEqual([]);
    expect(positions).toBeGreaterThan(ENOUGH);
  });

  test('what a bot is given travels as JSON', () => {
    const { state } = start(game, { options: defaultOptions(game), seats: game.seats.max, seed: 'json' });
    const { seat } = nth(game.pending(state), 0);
    const seen = { view: game.view(state, seat), seat, legal: legal(game, state, seat) };
    for (const [, bot] of levels) {
      const told = JSON.parse(JSON.stringify(seen)) as typeof seen;
      const here = bot({ ...seen, random: randomOf(seedRng('json')) });
      expect(bot({ ...told, random: randomOf(seedRng('json')) })).toEqual(here);
    }
  });
});
