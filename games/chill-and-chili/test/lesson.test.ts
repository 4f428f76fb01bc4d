import { expect, test } from 'vitest';
import { playLesson } from '../../../testkit/lesson.ts';
import { botsFor } from '../bot/index.ts';
import { lesson } from '../lesson/index.ts';
import { game } from './table.ts';

const bots = await botsFor();
const rehearsed = { game, bots, lesson };

test('whoever buys the thirsty carrot is told when pond and watering can together finish its bed', () => {
  const [plant, buy] = playLesson(rehearsed).decisions;
  const thirsty = buy!.others.find(
    move => move.type === 'buy-vegetable' && move.row === 1 && move.price === 1,
  );
  const { beats, unadvised } = playLesson(rehearsed, [plant!.move, thirsty!]);
  expect(beats).toContain('reward');
  expect(unadvised).toEqual([]);
});
