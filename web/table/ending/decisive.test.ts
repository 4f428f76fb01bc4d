import { expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import type { Vocabulary } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { openMatch } from '../../../core/match.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { byName } from '../../../core/telling.ts';
import type { Plots } from '../../../games/plots/vocabulary.ts';
import { CARDS } from '../../../games/cards.ts';
import { gameCalled } from '../../../games/index.ts';
import { courseOf, type Course, type Turning } from '../../kit/ending/course.ts';
import type { Stagings } from '../../kit/scene/staging.ts';
import { fetchWords } from '../../kit/spoken.ts';
import { sentences } from '../log.ts';
import { decisiveMoments } from './decisive.ts';

const stagings: Stagings<Plots> = {
  offered: 'a board',
  bid: 'a secret',
  won: { lasts: 1500, picture: () => null, hits: ({ seat }) => [seat] },
  unwanted: 'a board',
  grabbed: { lasts: 1500, picture: () => null },
  lost: 'a board',
  placed: 'a row',
};

const turning = (n: number, more: Partial<Turning<Plots>>): Turning<Plots> => ({
  key: `${n}`,
  step: n,
  round: 1,
  event: { type: 'placed', seat: 0, plot: n, cell: 0 },
  gains: [],
  before: [0, 0],
  after: [0, 0],
  isLast: false,
  ...more,
});
const courseWith = (...turnings: Turning<Plots>[]): Course<Plots> => ({ counts: '', stops: [], turnings });
const told = (turnings: readonly Turning<Plots>[], text = (key: string) => `sentence ${key}`) => ({
  stagings,
  sentences: new Map(turnings.map(({ key }) => [key, text(key)])),
});
const keysOf = (course: Course<Plots>, text?: (key: string) => string) =>
  decisiveMoments(course, told(course.turnings, text)).map(({ key }) => key);

test('large swings come before small ones, and are told in the order of the game', () => {
  const gains = [1, 9, 2, 8, 3, 7].map((by, n) => turning(n, { gains: [{ seat: 0, by }] }));
  expect(keysOf(courseWith(...gains))).toEqual(['1', '3', '5']);
});

test('who takes the lead, and what the game makes a scene of, counts too', () => {
  const course = courseWith(
    turning(0, { gains: [{ seat: 0, by: 5 }], before: [9, 0], after: [14, 0] }),
    turning(1, { gains: [{ seat: 1, by: 5 }], before: [14, 10], after: [14, 15] }),
    turning(2, { event: { type: 'grabbed', seat: 1 } }),
    turning(3, { event: { type: 'won', seat: 1, bids: [1, 2] } }),
    turning(4, {}),
  );
  expect(keysOf(course)).toEqual(['0', '1', '3']);
});

test('what only says that it is over, and what came before the first round, decided nothing', () => {
  const course = courseWith(
    turning(0, { round: 0, event: { type: 'grabbed', seat: 0 } }),
    turning(1, { event: { type: 'grabbed', seat: 0 }, isLast: true }),
    turning(2, { gains: [{ seat: 0, by: 1 }], isLast: true }),
  );
  expect(keysOf(course)).toEqual(['2']);
});

test('no sentence is told twice', () => {
  const gains = [1, 2, 3, 4].map(n => turning(n, { gains: [{ seat: 0, by: n }] }));
  expect(keysOf(courseWith(...gains), () => 'the same')).toHaveLength(1);
});

test.each(CARDS.map(about => [about.id, about] as const))(
  '%s: three different ones in a whole game',
  async (id, about) => {
    const { box, bots } = gameCalled(id);
    const game = box.open(box.edition);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
    );
    const match = openMatch<Vocabulary>(game, { options, seats: game.seats.min, seed: 'decisive' });
    const bot = bots.sprout(game);
    const random = randomOf(seedRng('decisive'));
    while (game.outcome(match.state) === null) {
      const { seat } = game.pending(match.state)[0]!;
      const { view } = frameFor(match, seat);
      append(match, { seat, move: bot({ view, seat, legal: legal(game, match.state, seat), random }) });
    }
    const screen = await about.screen();
    await fetchWords('en');
    const { view, outcome, news } = frameFor(match, 'spectator');
    const ending = await screen.ending();
    const finished = { view, outcome: outcome!, edition: game.edition, language: 'en' } as const;
    const telling = byName(seat => `Player ${seat}`);
    const lines = sentences({ log: news, texts: screen.texts.en, telling, takenBack: () => '' });
    const moments = decisiveMoments(courseOf(news, ending.reckoning(finished)), {
      stagings: screen.stagings,
      sentences: new Map(lines.map(({ key, text }) => [key, text])),
    });
    expect(new Set(moments.map(({ text }) => text)).size).toBe(3);
    expect(moments.every(({ round }) => round > 0)).toBe(true);
  },
);
