import { beforeEach, expect, test, vi } from 'vitest';
import { CARDS } from '../../games/cards.ts';
import type { Course } from './kept.ts';
import { goneOn, keepCourse, keepValues, keptCourse, keptValues, readCourse, undone } from './kept.ts';

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

async function chillAndChili() {
  const about = CARDS.find(({ id }) => id === 'chill-and-chili')!;
  const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
  return { editor, game: box.open(box.edition) };
}

test('what was entered is there again, with its steps', async () => {
  const { editor, game } = await chillAndChili();
  const course: Course = { past: [editor.empty(game, 2)], now: editor.opening(game, 3) };
  expect(keptCourse(editor, game)).toBeNull();
  keepCourse(game.id, course);
  expect(keptCourse(editor, game)).toEqual(course);
});

test('what nobody understands any more is left alone', async () => {
  const { editor, game } = await chillAndChili();
  const now = editor.opening(game, 2);
  for (const kept of ['', '{', 'null', '[]', '{"now":{"me":0}}']) {
    shelf.set(`potager.position.${game.id}`, kept);
    expect(keptCourse(editor, game)).toBeNull();
  }
  shelf.set(`potager.position.${game.id}`, JSON.stringify({ past: [{ strange: 1 }, now], now }));
  expect(keptCourse(editor, game)).toEqual({ past: [now], now });
});

test('steps are undone one by one, and only so many are kept', () => {
  const sketch = (me: number) => ({ me, players: [], options: {} });
  let course: Course = { past: [], now: sketch(0) };
  for (let n = 1; n <= 100; n++) course = goneOn(course, sketch(n));
  expect(course.past.length).toBeLessThan(100);
  expect(undone(course).now).toEqual(sketch(99));
  expect(undone({ past: [], now: sketch(1) })).toEqual({ past: [], now: sketch(1) });
});

test('with other values only what goes with them is kept', async () => {
  const about = CARDS.find(({ id }) => id === 'enemy-chocolatier')!;
  const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
  const game = box.open(box.edition);
  const opening = editor.opening(game, 2);
  const elsewhere = { ...opening, players: opening.players.map(one => ({ ...one, owns: ['Z9-1'] })) };
  expect(readCourse(editor, game, { past: [elsewhere, opening], now: opening })?.past).toEqual([opening]);
  expect(readCourse(editor, game, { past: [], now: elsewhere })).toBeNull();
});

test('the values of somebody’s own box are kept until they go back to ours', () => {
  expect(keptValues('plots')).toBeNull();
  keepValues('plots', { name: 'Mine' });
  expect(keptValues('plots')).toEqual({ name: 'Mine' });
  keepValues('plots', null);
  expect(keptValues('plots')).toBeNull();
});
