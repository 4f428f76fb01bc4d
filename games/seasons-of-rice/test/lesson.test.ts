import { expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { playLesson } from '../../../testkit/lesson.ts';
import { follow } from '../../../web/kit/lesson/follow.ts';
import { LEARNER, LESSON_SEED } from '../../../web/kit/lesson/lesson.ts';
import { bots } from '../bot/index.ts';
import { seasonsOfRice } from '../index.ts';
import type { CardId } from '../data/words.ts';
import { lesson } from '../lesson/index.ts';
import { pairs } from '../ui/geometry.ts';
import { fieldPlace } from '../ui/places.ts';
import type { Move } from '../vocabulary.ts';

const game = seasonsOfRice.open(seasonsOfRice.edition);
const rehearsed = { game, bots, lesson };
const asTold = playLesson(rehearsed);

test.each(['place', 'best', 'again', 'last'])(
  'whoever tries out card after card is still advised (%s)',
  name => {
    const at = asTold.decisions.findIndex(({ beat, move }) => beat === name && move.type === 'place');
    const before = asTold.decisions.slice(0, at).map(({ move }) => move);
    const others = asTold.decisions[at]!.others.filter(({ type }) => type === 'pick');
    const tries = [...others, ...before.slice(-1), ...others, ...before.slice(-1)];
    const { unadvised } = playLesson(rehearsed, [...before, ...tries]);
    expect(unadvised).toEqual([]);
  },
);

test('it says what sizes and farmers pay as the tables of the game do', () => {
  const { sizes, farmers } = seasonsOfRice.edition.scoring;
  for (const language of ['en', 'fr'] as const)
    for (const { value } of [sizes[lesson.options.sizes], farmers])
      expect(asTold.said.filter(said => said[language].includes(value.join(', ')))).toHaveLength(1);
});

/** Follows the lesson through these moves of the learner, to the first card of the row that they are asked to take. */
function toTheRow(moves: readonly Move[]) {
  const [act] = lesson.acts;
  const { options, seats } = lesson;
  const opening = { options, seats, seed: LESSON_SEED, position: act!.position(game, null) };
  const follower = follow({ game, opening, act: act!, hints: [], read: [] });
  const due = [...moves];
  for (let { beat } = follower.guidance(); beat !== 'take'; { beat } = follower.guidance()) {
    if (beat && follower.guidance().isRead) {
      follower.read(beat);
      continue;
    }
    const { state } = follower.match;
    const pending = game.pending(state);
    const { seat } = pending.find(asked => asked.seat !== LEARNER) ?? pending[0]!;
    const moves = legal(game, state, seat);
    const view = game.view(state, seat);
    const other = () => act!.others({ seat, view, legal: moves, past: [] }) ?? moves[0]!;
    follower.hear({ seat, move: seat === LEARNER ? due.shift()! : other() });
  }
  return follower;
}

test('what is said of the ringed field is true of most cards of the row, wherever the last card was laid', () => {
  const at = asTold.decisions.findIndex(({ beat }) => beat === 'now-or-later');
  const { move: told, others } = asTold.decisions[at]!;
  const before = asTold.decisions.slice(0, at).map(({ move }) => move);
  const tables = [told, ...others.filter(({ type }) => type === 'place')].map(last =>
    toTheRow([...before, last]),
  );
  const squareOf = ({ guidance }: (typeof tables)[number]) =>
    guidance()
      .points.find(place => place.startsWith('field-'))!
      .split('-0-')[1]!
      .split('.')
      .map(Number) as [number, number];
  const closesRinged = (follower: (typeof tables)[number], card: CardId) => {
    const [x, y] = squareOf(follower);
    follower.hear({ seat: LEARNER, move: { type: 'pick', card } });
    return follower
      .now()
      .view.own!.reach!.closings.some(({ fields }) =>
        fields.some(({ squares }) => pairs(squares).some(one => one.x === x && one.y === y)),
      );
  };
  const claims = tables.filter(({ guidance }) => guidance().say!.en.includes('Most of these close'));
  expect(claims).toContain(tables[0]);
  for (const follower of claims) {
    const { row } = follower.now().view;
    expect(row.filter(card => closesRinged(follower, card)).length).toBeGreaterThan(row.length / 2);
  }
});

test('the field that is ringed before the last card of the Wet season is ringed after it too, while it is open', () => {
  const at = asTold.decisions.findIndex(({ beat }) => beat === 'now-or-later');
  const { others } = asTold.decisions[at]!;
  const before = asTold.decisions.slice(0, at).map(({ move }) => move);
  const elsewhere = others.find(move => move.type === 'place' && move.x < -4)!;
  const { points } = toTheRow([...before, elsewhere]).guidance();
  expect(points).toEqual(['row', fieldPlace(LEARNER, [3, 0])]);
});
