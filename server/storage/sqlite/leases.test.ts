import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import type { NewTable } from '../storage.ts';

const TABLE: NewTable = {
  id: 't',
  secret: 's',
  lines: [{ seq: 1, at: 1, ask: null, body: '{}' }],
  due: 50,
  card: {
    id: 't',
    game: 'g',
    status: 'playing',
    visibility: 'open',
    seats: [],
    deciding: [],
    step: 0,
    clock: { kind: 'none' },
    deadline: null,
    touched: 1,
  },
};

test('what a house had taken on when it died is free when it opens again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'potager-leases-'));
  try {
    const before = openSqlite(folder, { lock: true });
    await before.createTable(TABLE);
    expect(await before.claimTable('t', 60, 1000)).toBe(true);
    expect(await before.claimDue(60, 1000, 10)).toEqual([]);
    await before.close();

    const after = openSqlite(folder, { lock: true });
    expect(await after.claimDue(61, 1000, 10)).toEqual(['t']);
    await after.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
