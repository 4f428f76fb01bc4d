import { expect, test } from 'vitest';
import type { SeatHolder } from './host.ts';
import { rewound } from './rewound.ts';
import type { SavedTable } from './saved.ts';

const PERSON: SeatHolder = { kind: 'person', name: 'Nina' };
const BOT: SeatHolder = { kind: 'bot', name: 'Basil', level: 'any' };

const move = (seat: number, n: number) => ({ seat, move: { type: `move ${n}` } });
const back = (seat: number) => ({ seat, takeback: true }) as const;

function table(holders: readonly SeatHolder[], ...entries: SavedTable['record']['entries']): SavedTable {
  const record = { game: 'plots', version: 1, edition: '', options: {}, seats: 2, seed: '', entries };
  return { id: 't', record, edition: null, holders, touched: 0, over: true, deciding: [1] };
}

const kept = (...entries: SavedTable['record']['entries']) =>
  rewound(table([PERSON, BOT], ...entries))?.record.entries;

test('goes back to before the latest move of the only person, and says so', () => {
  const entries = [move(0, 1), move(1, 2), move(0, 3), move(1, 4)];
  const earlier = rewound(table([PERSON, BOT], ...entries));
  expect(earlier).toMatchObject({ friendly: true, over: false });
  expect(earlier?.record.entries).toEqual(entries.slice(0, 2));
  expect(earlier).not.toHaveProperty('deciding');
});

test('what was taken back is no move to go back to', () => {
  const entries = [move(0, 1), move(1, 2), move(0, 3), back(0)];
  expect(kept(...entries)).toEqual([]);
  expect(kept(move(0, 1), back(0))).toBeUndefined();
});

test('not before the first move, nor where others play', () => {
  expect(kept(move(1, 1))).toBeUndefined();
  expect(rewound(table([PERSON, PERSON], move(0, 1)))).toBeNull();
});

test('hints asked for before still count, and stand in the way of no other', () => {
  const hinted = {
    ...table([PERSON, BOT], move(0, 1), move(1, 2), move(0, 3)),
    hints: [{ seat: 0, step: 2 }],
  };
  expect(rewound(hinted)?.hints).toEqual([{ seat: 0, step: -1 }]);
});
