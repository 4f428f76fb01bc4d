import { expect, test } from 'vitest';
import { append } from '../../../core/judge.ts';
import { openMatch } from '../../../core/match.ts';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { Plan } from '../../../wire/plan.ts';
import { type JudgedAsk, judgeAsk } from './judge-ask.ts';
import { enter } from '../log/ledger.ts';
import { foldTable } from '../log/load.ts';
import type { Table } from '../log/table.ts';
import { agreeOn, newTable } from '../creating/new-table.ts';
import { startClock } from '../duties/turn-clock.ts';
import { planOf } from '../../test/plan.ts';

const PLAN = planOf({ game: 'chicoree' });

/** What becomes of an ask at a gathering table whose log has so many lines, and where Anna may have a seat. */
function verdict(lines: number, ask: object, seat?: number): string {
  const table = tableOf(PLAN);
  if (seat !== undefined) enter(table.ledger, { do: 'sit', seat, person: 'anna', seal: 'seal' }, 1);
  return verdictAt(table, lines, ask);
}

function tableOf(plan: Plan): Table {
  const agreement = agreeOn(plan);
  if (!agreement.ok) throw new Error('the plan is at fault');
  const opened = {
    by: 'anna',
    agreement: agreement.value,
    guests: [],
    bots: [],
    now: 1,
    names: () => 'Anna',
  };
  const { id, secret, lines } = newTable({ id: 'table', ...opened });
  return foldTable({ id, secret, visibility: 'open', status: 'gathering' }, lines);
}

/** What Anna is answered at this table, had its log so many lines. */
function verdictAt(table: Table, lines: number, ask: object): string {
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

test('[SR-26] how long a log may get is counted without what others planned in secret', () => {
  const table = tableOf({ ...PLAN, game: 'seasons-of-rice' });
  for (const [seat, person] of ['anna', 'ben'].entries())
    enter(table.ledger, { do: 'sit', seat, person, seal: 'seal' }, 1);
  const match = openMatch(table.game!, { options: table.ledger.agreement.options, seats: 2, seed: 'rain' });
  table.play = { match, turns: { ...startClock({ kind: 'none' }, 2), openly: [0, 0] }, milestone: 0 };
  const move = (seat: number) => append(match, { seat, move: nth(legal(match.game, match.state, seat), 0) });
  move(0);
  move(1);
  const { extras } = LIMITS.log;
  const full = () => [0, 1, 2].map(more => verdictAt(table, extras - 1 + more, { type: 'say', text: 'hi' }));
  expect(full()).toEqual(['done', 'table-full', 'table-full']);
  move(1);
  expect(match.entries).toHaveLength(3);
  expect(full(), 'one line more, and Anna knows nothing of it').toEqual(['done', 'done', 'table-full']);
  enter(table.ledger, { do: 'hint', seat: 1, step: match.entries.length }, 1);
  const withHint = [0, 1, 2, 3].map(more => verdictAt(table, extras - 1 + more, { type: 'say', text: 'hi' }));
  expect(withHint, 'nor of a hint that he asked for').toEqual(['done', 'done', 'done', 'table-full']);
  table.ledger.hints = [];
  move(0);
  expect(full(), 'her own line counts').toEqual(['done', 'done', 'table-full']);
});
