import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { turnsOf } from './turns.ts';

/** Work that is done when the test says so, and the order in which it was begun. */
function bench(atOnce: number) {
  const turns = turnsOf(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, what: string) =>
    turns.take(who, async () => {
      begun.push(what);
      await new Promise<void>(resolve => ends.push(resolve));
      return what;
    });
  /** Ends the piece of work that was begun as the nth. */
  const end = async (n: number) => {
    nth(ends, n)();
    await new Promise(setImmediate);
  };
  return { turns, begun, ask, end };
}

test('whoever asks for much keeps only themselves waiting', async () => {
  const { turns, begun, ask, end } = bench(1);
  for (let n = 1; n <= 50; n++) void ask('flood', `flood ${n}`);
  void ask('ada', 'ada 1');
  void ask('ada', 'ada 2');
  void ask('bo', 'bo 1');
  expect(turns.waiting()).toBe(52);
  for (let n = 0; n < 7; n++) await end(n);
  expect(begun).toEqual(['flood 1', 'flood 2', 'ada 1', 'bo 1', 'flood 3', 'ada 2', 'flood 4', 'flood 5']);
});

test('no more is done at once than may be, and a failure makes room too', async () => {
  const { turns, begun, ask, end } = bench(2);
  for (const what of ['a', 'b', 'c', 'd']) void ask(what, what);
  expect(begun).toEqual(['a', 'b']);
  await end(1);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end(0);
  await end(2);
  await end(3);
  await expect(turns.take('e', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  for (const what of ['f', 'g', 'h']) void ask(what, what);
  expect(begun.slice(4)).toEqual(['f', 'g']);
});

test('at the end whoever waits is told so, and what was begun is finished', async () => {
  const { turns, ask, end } = bench(1);
  const [first, second] = [ask('ada', 'first'), ask('ada', 'second')];
  turns.end();
  expect(await second).toBeNull();
  await end(0);
  expect(await first).toBe('first');
});
