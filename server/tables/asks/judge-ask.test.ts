import { expect, test } from 'vitest';
import { LIMITS } from '../../../wire/limits.ts';
import { type JudgedAsk, judgeAsk } from './judge-ask.ts';
import { foldTable } from '../log/load.ts';
import { agreeOn, newTable } from '../opening/new-table.ts';

const agreement = agreeOn({
  game: 'chicoree',
  seats: 2,
  options: {},
  edition: null,
  visibility: 'open',
  clock: { kind: 'none' },
  late: 'bot-move',
  chat: 'free',
});

/** What becomes of an ask at a gathering table whose log has so many lines. */
function verdict(lines: number, ask: object): string {
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
  table.ledger.seq = lines;
  const around = { person: 'anna', houseKey: 'key', now: 1, awaySince: () => null };
  const judged = judgeAsk(table, { id: 'a', table: 'table', ...ask } as JudgedAsk, around);
  return judged.ok ? 'done' : judged.error.code;
}

const SAY = { type: 'say', text: 'hello' };
const MORE_SEATS = { type: 'set-seats', seats: 3 };

test('a log does not grow for ever: first nothing is said or taken back any more, then nothing is done', () => {
  const { extras, all } = LIMITS.log;
  expect([verdict(extras - 1, SAY), verdict(extras, SAY)]).toEqual(['done', 'table-full']);
  expect(verdict(extras, { type: 'take-back', step: 0 })).toBe('table-full');
  expect([verdict(all - 1, MORE_SEATS), verdict(all, MORE_SEATS)]).toEqual(['done', 'table-full']);
});
