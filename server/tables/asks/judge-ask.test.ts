import { expect, test } from 'vitest';
import { LIMITS } from '../../../wire/limits.ts';
import { type JudgedAsk, judgeAsk } from './judge-ask.ts';
import { enter } from '../log/ledger.ts';
import { foldTable } from '../log/load.ts';
import { agreeOn, newTable } from '../opening/new-table.ts';
import { planOf } from '../../test/plan.ts';

const agreement = agreeOn(planOf({ game: 'chicoree' }));

/** What becomes of an ask at a gathering table whose log has so many lines, and where Anna may have a seat. */
function verdict(lines: number, ask: object, seat?: number): string {
  if (!agreement.ok) throw new Error('the plan is at fault');
  const opened = {
    by: 'anna',
    agreement: agreement.value,
    guests: [],
    bots: [],
    now: 1,
    names: () => 'Anna',
  };
  const { id, secret, lines: log } = newTable({ id: 'table', ...opened });
  const table = foldTable({ id, secret, visibility: 'open', status: 'gathering' }, log);
  if (seat !== undefined) enter(table.ledger, { do: 'sit', seat, person: 'anna', seal: 'seal' }, 1);
  table.ledger.seq = lines;
  const around = { person: 'anna', houseKey: 'key', now: 1, awaySince: () => null };
  const judged = judgeAsk(table, { id: 'a', table: 'table', ...ask } as JudgedAsk, around);
  return judged.ok ? 'done' : judged.error.code;
}

const DEAL = { type: 'deal' };

test('a log does not grow for ever: first only what a game needs is done any more, then nothing', () => {
  const { extras, all } = LIMITS.log;
  const whims = [
    { type: 'say', text: 'hello' },
    { type: 'set-seats', seats: 3 },
    { type: 'seat-bot', seat: 0, level: 'easy' },
  ];
  for (const ask of whims)
    expect([verdict(extras - 1, ask), verdict(extras, ask)], `${ask.type}`).toEqual(['done', 'table-full']);
  for (const ask of [{ type: 'take-back', step: 0 }, { type: 'return' }, { type: 'sit', seat: 0 }])
    expect(verdict(extras, ask), `${ask.type}`).toBe('table-full');
  expect([verdict(all - 1, DEAL), verdict(all, DEAL)]).toEqual(['seats-empty', 'table-full']);
});

test('nobody takes the room of the moves by sitting down, or coming back, again and again; one can always leave', () => {
  const { extras } = LIMITS.log;
  expect(verdict(extras, { type: 'return' }, 1)).toBe('table-full');
  expect(verdict(extras, { type: 'sit-in', seat: 1, level: 'easy' }, 1)).toBe('not-dealt');
  expect(verdict(extras, { type: 'clear-seat', seat: 1 }, 1)).toBe('done');
  expect(verdict(extras, { type: 'answer', step: 0, moves: [] }, 1)).toBe('not-dealt');
});
