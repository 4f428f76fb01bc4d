import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { Line } from '../../server/storage/storage.ts';
import type { Deed } from '../../server/tables/log/deeds.ts';
import type { TableAsk } from '../../wire/asks.ts';
import type { DiaryEntry } from './diary.ts';
import { checkAsks } from './prove-asks.ts';

const say = (text: string): Deed => ({ do: 'say', person: 'anna', said: { text } });
const line = (seq: number, ask: string | null, deed: Deed): Line => ({
  seq,
  at: seq,
  ask,
  body: JSON.stringify(deed),
});
let clock = 100;
const asked = (id: string, answer: string | null, text = id): DiaryEntry => ({
  person: 'anna',
  ask: { type: 'say', id, table: 't', text },
  asked: ++clock,
  answer,
  answered: answer === null ? null : ++clock,
});

function complaints(lines: readonly Line[], diary: readonly DiaryEntry[]): string[] {
  const found: string[] = [];
  checkAsks(lines, diary, { deaths: [], complain: what => void found.push(what) });
  return found;
}

const LOG = [line(1, 'anna a', say('a')), line(2, 'anna b', say('b'))];
const DIARY = [asked('a', 'done'), asked('b', 'done')];

test('a log that holds what was acknowledged is in order', () => {
  expect(complaints(LOG, DIARY)).toEqual([]);
  expect(complaints(LOG, [asked('a', 'done'), asked('b', null)])).toEqual([]);
  expect(complaints(LOG, [...DIARY, asked('c', null)])).toEqual([]);
});

test('what is lost, doubled, invented, moved or changed is noticed', () => {
  expect(complaints(LOG.slice(0, 1), DIARY)).toEqual(['say b was acknowledged and is lost']);
  expect(complaints([...LOG, line(3, 'anna b', say('b'))], DIARY)).toEqual(['“anna b” is there twice']);
  expect(complaints(LOG, DIARY.slice(0, 1))).toEqual(['“anna b” was never asked']);
  expect(complaints(LOG.toReversed(), DIARY)).toEqual(['say b stands before a, which was done earlier']);
  const meanwhile = [{ ...nth(DIARY, 0), answered: null, answer: null }, nth(DIARY, 1)];
  expect(complaints(LOG.toReversed(), meanwhile)).toEqual([]);
  expect(complaints(LOG, [asked('a', 'done', 'x'), nth(DIARY, 1)])[0]).toMatch(
    /^say a is not what was asked/,
  );
});

test('what was refused must not be there, and needs a reason', () => {
  expect(complaints(LOG, [nth(DIARY, 0), asked('b', 'too-fast')])).toEqual([
    'say b was refused and is there',
  ]);
  expect(complaints(LOG, [...DIARY, asked('c', 'too-fast')])).toEqual([
    'say c was refused without a reason: too-fast',
  ]);
});

test('a move stands after its question, as it was made; one that came too late is refused', () => {
  const entry = (type: string): Deed => ({ do: 'entry', entry: { seat: 0, move: { type } }, hash: '' });
  const answer = (id: string, step: number, type: string): TableAsk => ({
    type: 'answer',
    id,
    table: 't',
    step,
    moves: [{ type }],
  });
  const log = [line(1, 'anna a', entry('plant')), line(2, 'ben b', entry('pick'))];
  const anna: DiaryEntry = { ...asked('a', 'done'), ask: answer('a', 0, 'plant') };
  const ben: DiaryEntry = { ...asked('b', 'done'), person: 'ben', ask: answer('b', 0, 'pick') };
  const late: DiaryEntry = { ...asked('c', 'stale'), ask: answer('c', 1, 'pick') };
  expect(complaints(log, [anna, ben, late])).toEqual([]);
  expect(complaints(log, [anna, ben, { ...late, ask: answer('c', 2, 'pick') }])).toEqual([
    'answer c was refused without a reason: stale',
  ]);
  const [early] = complaints(log, [anna, { ...ben, ask: answer('b', 2, 'pick') }]);
  expect(early).toBe('answer b is not what was asked: it answers step 2 too early');
});
