/** Every statement that SQLite is asked to run, but for the migrations and the dump. */
export const SQL = {
  houseValue: 'SELECT value FROM house WHERE name = ?',
  keepHouseValue: 'INSERT INTO house (name, value) VALUES (?, ?)',
  keepTime:
    "INSERT INTO house (name, value) VALUES ('time', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  putOff: 'UPDATE tables SET due = due + ? WHERE due IS NOT NULL',
  prolongKeys: 'UPDATE keys SET expires = expires + ? WHERE expires IS NOT NULL',

  addPerson:
    'INSERT INTO people (id, name, notices, created, seen, used) VALUES (?, ?, ?, ?, ?, (SELECT day FROM calendar))',
  people:
    'SELECT id, name, notices, created, seen FROM people WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  changePerson: `UPDATE people SET name = ?, notices = ?, created = ?, seen = ? WHERE id = ? AND name <> ''`,
  touchPeople: `
    UPDATE people SET seen = max(seen, ?1), used = (SELECT day FROM calendar)
    WHERE id IN (SELECT value FROM json_each(?2))`,
  isForgotten: `SELECT 1 FROM people WHERE id = ? AND name = ''`,
  forgetPerson: `UPDATE people SET name = '', notices = ?, notice = NULL, noticing = NULL, told = NULL WHERE id = ?`,
  forgetKeys: 'DELETE FROM keys WHERE person = ?',
  forgetSubscriptions: 'DELETE FROM subscriptions WHERE person = ?',
  forgetSeen: 'DELETE FROM seen WHERE person = ?',
  askedBy: `SELECT table_id, seq, body FROM lines WHERE ask >= ?1 || ' ' AND ask < ?1 || '!'`,
  rewriteLine: 'UPDATE lines SET body = ? WHERE table_id = ? AND seq = ?',

  addKey: 'INSERT INTO keys (hash, person, created, expires) VALUES (?, ?, ?, ?)',
  dropOldKeys: 'DELETE FROM keys WHERE person = ? AND expires <= ?',
  personByKey: `
    SELECT id, name, notices, people.created, seen FROM keys JOIN people ON people.id = keys.person
    WHERE hash = ?1 AND (expires IS NULL OR expires > ?2)`,
  spendKey: 'DELETE FROM keys WHERE hash = ?1 AND (expires IS NULL OR expires > ?2) RETURNING person',

  addTable: `
    INSERT INTO tables (id, secret, head, card, visibility, status, touched, due, used)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT day FROM calendar))`,
  head: 'SELECT head FROM tables WHERE id = ?',
  isAskDone: 'SELECT 1 FROM lines WHERE table_id = ? AND ask = ? LIMIT 1',
  addLine: 'INSERT INTO lines (table_id, seq, at, ask, body) VALUES (?, ?, ?, ?, ?)',
  changeTable: `
    UPDATE tables SET head = ?, card = ?, visibility = ?, status = ?, touched = ?, due = ? WHERE id = ?`,
  standUp: 'DELETE FROM sitting WHERE table_id = ?',
  sitDown: 'INSERT INTO sitting (person, table_id) VALUES (?, ?)',
  changeCard: 'UPDATE tables SET card = ? WHERE id = ?',

  table: 'SELECT id, secret, visibility, status FROM tables WHERE id = ?',
  lines: 'SELECT seq, at, ask, body FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq',
  heads: 'SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))',
  openTables: `
    SELECT card FROM tables WHERE visibility = 'open' AND status IN ('gathering', 'playing')
    ORDER BY touched DESC, id LIMIT ?`,
  tablesOf: `
    SELECT card FROM sitting JOIN tables ON tables.id = sitting.table_id WHERE person = ?
    ORDER BY touched DESC, id LIMIT ?`,

  keepMilestone: 'INSERT OR REPLACE INTO milestones (table_id, step, state, news) VALUES (?, ?, ?, ?)',
  milestones:
    'SELECT table_id AS "table", step, state, news FROM milestones WHERE table_id = ? ORDER BY step',
  keepGameFile: 'INSERT INTO game_files (table_id, seats, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  gameFile: 'SELECT table_id AS "table", seats, body FROM game_files WHERE table_id = ?',
  markSeen: `
    INSERT INTO seen (person, table_id, step) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET step = max(step, excluded.step)`,
  lastSeen: 'SELECT step FROM seen WHERE person = ? AND table_id = ?',

  dueTables: 'SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?',
  isDue: 'SELECT 1 FROM tables WHERE id = ? AND due <= ?',
  askNotice: 'UPDATE people SET notice = min(coalesce(notice, ?1), ?1) WHERE id = ?2',
  dueNotices: `
    SELECT id, told FROM people WHERE (notice <= ?1 AND noticing IS NULL) OR noticing <= ?1
    ORDER BY min(coalesce(notice, noticing), coalesce(noticing, notice)), id LIMIT ?2`,
  takeNotice: 'UPDATE people SET notice = NULL, noticing = ? WHERE id = ?',
  settleNotice: 'UPDATE people SET noticing = NULL, told = coalesce(?, told) WHERE id = ?',

  calendar: 'SELECT day, began FROM calendar',
  turnCalendar: 'UPDATE calendar SET day = ?, began = ?',
  countTables: `
    SELECT count(*) AS there, coalesce(sum(used < day), 0) AS stale FROM tables, calendar
    WHERE id IN (SELECT value FROM json_each(?))`,
  touchTables: `
    UPDATE tables SET used = (SELECT day FROM calendar)
    WHERE id IN (SELECT value FROM json_each(?)) AND used < (SELECT day FROM calendar)`,
  undealtTables: `
    SELECT id FROM tables WHERE status IN ('gathering', 'closed') AND used < (SELECT day FROM calendar) - ?1
    ORDER BY used, id LIMIT ?2`,
  dealtTables: `
    SELECT id FROM tables WHERE status IN ('playing', 'over') AND used < (SELECT day FROM calendar) - ?1
    ORDER BY used, id LIMIT ?2`,
  absentPeople: `
    SELECT id FROM people WHERE used < (SELECT day FROM calendar) - ?1
      AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = people.id)
    ORDER BY used, id LIMIT ?2`,
  dropPerson: 'DELETE FROM people WHERE id = ?',
  dropLines: 'DELETE FROM lines WHERE table_id = ?',
  dropMilestones: 'DELETE FROM milestones WHERE table_id = ?',
  dropSeen: 'DELETE FROM seen WHERE table_id = ?',
  dropTable: 'DELETE FROM tables WHERE id = ?',

  addSubscription:
    'INSERT OR REPLACE INTO subscriptions (endpoint, person, p256dh, auth) VALUES (?, ?, ?, ?)',
  subscriptions:
    'SELECT person, endpoint, p256dh, auth FROM subscriptions WHERE person = ? ORDER BY endpoint',
  dropSubscription: 'DELETE FROM subscriptions WHERE endpoint = ?',

  isEmpty: `
    SELECT NOT EXISTS (SELECT 1 FROM house) AND NOT EXISTS (SELECT 1 FROM people)
      AND NOT EXISTS (SELECT 1 FROM tables) AS empty`,
} as const;
