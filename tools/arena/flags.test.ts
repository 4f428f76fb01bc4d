import { expect, test } from 'vitest';
import { readCommand } from './flags.ts';

const bots = ['random', 'gardener', 'head-gardener'];
const menu = {
  toy: { seats: { min: 2, max: 4 }, bots, canLearn: true },
  chance: { seats: { min: 2, max: 4 }, bots, canLearn: false },
};
const read = (text: string) => readCommand(text.split(' '), menu);

test('a contest', () => {
  const words = '--game toy --players=3 --games 30 --candidate gardener --opponents random,gardener';
  expect(read(`${words} --sprt 0,20 --effort 0.2 --test --both --processes 1`)).toEqual({
    ok: true,
    value: {
      do: 'contest',
      order: {
        game: 'toy',
        players: 3,
        games: 30,
        deals: 'test',
        candidate: 'gardener',
        opponents: ['random', 'gardener'],
        sprt: [0, 20],
        effort: 0.2,
        both: true,
        keep: false,
        processes: 1,
      },
    },
  });
});

test.each(['help', 'report', 'wanted'])('--%s', what => {
  expect(read(`--${what}`)).toEqual({ ok: true, value: { do: what } });
});

test('--honesty, kept or not', () => {
  expect(read('--honesty')).toEqual({ ok: true, value: { do: 'honesty', keep: false } });
  expect(read('--honesty --keep')).toEqual({ ok: true, value: { do: 'honesty', keep: true } });
});

test('--self-play is a contest with oneself', () => {
  expect(read('--game toy --self-play')).toMatchObject({ ok: true, value: { do: 'self-play' } });
});

test('--probe, with lessons and a seed', () => {
  expect(read('--game toy --probe --candidate gardener --lessons 300 --seed ada')).toMatchObject({
    ok: true,
    value: { do: 'probe', lessons: 300, seed: 'ada', order: { candidate: 'gardener', games: 200 } },
  });
});

test.each([
  [
    '--game chance --probe',
    '--probe is for games whose bots look ahead by what they have learnt, not chance.',
  ],
  ['--game toy --probe --lessons none', '--lessons must be a whole number from 1 on, not “none”.'],
  ['--game toy --probe --seed ../x', '--seed must be 1 to 16 letters and digits, not “../x”.'],
  ['--gmae toy', "Unknown option '--gmae'"],
  ['--game chess', '--game must be one of toy, chance, not “chess”.'],
  ['--game toString', '--game must be one of toy, chance, not “toString”.'],
  ['--game toy --players 5', '--players must be a whole number from 2 to 4, not “5”.'],
  ['--game toy --players two', '--players must be a whole number from 2 to 4, not “two”.'],
  ['--game toy --games 0', '--games must be a whole number from 1 on, not “0”.'],
  ['--game toy --games 1e3', '--games must be a whole number from 1 on, not “1e3”.'],
  ['--game toy --candidate best', '--candidate must be one of random, gardener, head-gardener, not “best”.'],
  ['--game toy --opponents gardener,', '--opponents must be one of random, gardener, head-gardener, not “”.'],
  ['--game toy --players 2 --opponents random,random', '--opponents names 2 bots, too many.'],
  ['--game toy --sprt 20', '--sprt must be two numbers, the lower one first, not “20”.'],
  ['--game toy --effort 2', '--effort must be a number from 0.01 to 1, not “2”.'],
  ['--game toy --processes 0', '--processes must be a whole number from 1 to 9, not “0”.'],
  ['--game toy --sprt 20,0', '--sprt must be two numbers, the lower one first, not “20,0”.'],
])('%s is refused', (words, refused) => {
  expect(read(words)).toEqual({ ok: false, error: expect.stringContaining(refused) });
});
