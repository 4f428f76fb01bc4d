import { expect, test } from 'vitest';
import { playLesson } from '../../../testkit/lesson.ts';
import { bots } from '../bot/index.ts';
import { seasonsOfRice } from '../index.ts';
import { lesson } from '../lesson/index.ts';

const rehearsed = { game: seasonsOfRice.open(seasonsOfRice.edition), bots, lesson };
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
