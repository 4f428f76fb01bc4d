/** Every statement that PostgreSQL is asked to run, but for the migrations and the dump. */
export const SQL = {
  houseValue: 'SELECT value FROM potager.house WHERE name = $1',
  keepHouseValue: 'INSERT INTO potager.house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  wall: 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  lockTime: "SELECT value FROM potager.house WHERE name = 'time' FOR UPDATE",
  keepTime: "UPDATE potager.house SET value = $1 WHERE name = 'time'",
  putOff: `
    WITH waiting AS MATERIALIZED (
      SELECT id FROM potager.tables WHERE due IS NOT NULL ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE potager.tables SET due = due + $1 WHERE id IN (SELECT id FROM waiting)`,
  prolongKeys: `
    WITH running AS MATERIALIZED (
      SELECT hash FROM potager.keys WHERE expires IS NOT NULL ORDER BY hash FOR NO KEY UPDATE
    )
    UPDATE potager.keys SET expires = expires + $1 WHERE hash IN (SELECT hash FROM running)`,

  addPerson: `
    INSERT INTO potager.people (id, name, notices, created, seen, used)
    VALUES ($1, $2, $3, $4, $5, (SELECT day FROM potager.calendar)) ON CONFLICT DO NOTHING`,
  people: 'SELECT id, name, notices, created, seen FROM potager.people WHERE id = ANY ($1) ORDER BY id',
  changePerson: `
    UPDATE potager.people SET name = $2, notices = $3, created = $4, seen = $5 WHERE id = $1 AND name <> ''`,
  // Rows are locked in order, here and below: so two nodes never wait for each other.
  touchPeople: `
    WITH here AS MATERIALIZED (SELECT id FROM potager.people WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE)
    UPDATE potager.people SET seen = greatest(seen, $2), used = (SELECT day FROM potager.calendar)
    WHERE id IN (SELECT id FROM here)`,
  // Waits for those who are just forgetting this person, and they for us.
  isForgotten: `SELECT name = '' AS yes FROM potager.people WHERE id = $1 FOR SHARE`,
  forgetPerson: `
    UPDATE potager.people SET name = '', notices = $2, notice = NULL, noticing = NULL, told = NULL WHERE id = $1`,
  forgetKeys: 'DELETE FROM potager.keys WHERE person = $1',
  forgetSubscriptions: 'DELETE FROM potager.subscriptions WHERE person = $1',
  forgetSeen: 'DELETE FROM potager.seen WHERE person = $1',
  lockCards: `
    SELECT card FROM potager.tables WHERE id IN (SELECT table_id FROM potager.sitting WHERE person = $1)
    ORDER BY id FOR NO KEY UPDATE`,
  changeCard: 'UPDATE potager.tables SET card = $2 WHERE id = $1',
  askedBy: `SELECT table_id, seq, body FROM potager.lines WHERE ask >= $1 || ' ' AND ask < $1 || '!'`,
  rewriteLine: 'UPDATE potager.lines SET body = $3 WHERE table_id = $1 AND seq = $2',

  addKey: `
    WITH old AS (DELETE FROM potager.keys WHERE person = $2 AND expires <= $3)
    INSERT INTO potager.keys (hash, person, created, expires) VALUES ($1, $2, $3, $4)`,
  personByKey: `
    SELECT id, name, notices, people.created, seen
    FROM potager.keys JOIN potager.people ON people.id = keys.person
    WHERE hash = $1 AND (expires IS NULL OR expires > $2)`,
  spendKey: `
    DELETE FROM potager.keys WHERE hash = $1 AND (expires IS NULL OR expires > $2) RETURNING person`,

  createTable: `
    WITH made AS (
      INSERT INTO potager.tables (id, secret, head, card, visibility, status, touched, due, used)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT day FROM potager.calendar)) ON CONFLICT DO NOTHING RETURNING id
    ), written AS (
      INSERT INTO potager.lines (table_id, seq, at, ask, body)
      SELECT id, line.* FROM made, unnest($9::bigint[], $10::bigint[], $11::text[], $12::text[]) AS line
    ), seated AS (
      INSERT INTO potager.sitting (person, table_id) SELECT person, id FROM made, unnest($13::text[]) AS person
    )
    SELECT id FROM made`,
  // A row of “tables” is the lock on its log: an append that finds another head than expected has come too late.
  append: `
    WITH asked AS (
      SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[]
      ) AS asked (id, first, head, card, visibility, status, touched, due)
    ), line AS (
      SELECT * FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::text[])
        AS line (table_id, seq, at, ask, body)
    ), seated AS (
      SELECT * FROM unnest($15::text[], $16::text[]) AS seated (person, table_id)
    ), locked AS MATERIALIZED (
      SELECT id FROM potager.tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
    ), changed AS (
      UPDATE potager.tables AS old SET
        head = asked.head, card = asked.card, visibility = asked.visibility, status = asked.status,
        touched = asked.touched, due = asked.due, lease = NULL
      FROM asked JOIN locked USING (id)
      WHERE old.id = asked.id AND old.head = asked.first - 1 AND NOT EXISTS (
        SELECT 1 FROM line JOIN potager.lines AS done USING (table_id, ask) WHERE table_id = asked.id
      )
      RETURNING old.id
    ), written AS (
      INSERT INTO potager.lines (table_id, seq, at, ask, body)
      SELECT line.* FROM line JOIN changed ON changed.id = line.table_id
    ), left_seat AS (
      DELETE FROM potager.sitting AS old USING changed
      WHERE old.table_id = changed.id AND changed.id = ANY ($14)
        AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = old.person AND seated.table_id = old.table_id)
    ), sat_down AS (
      INSERT INTO potager.sitting (person, table_id)
      SELECT seated.* FROM seated JOIN changed ON changed.id = seated.table_id ON CONFLICT DO NOTHING
    )
    SELECT id FROM changed`,
  /** Why an append was not done: a fresh look, for the other node's commit may be younger than our statement. */
  whyNot: `
    SELECT asked.id, tables.id IS NOT NULL AS known, EXISTS (
      SELECT 1 FROM unnest($2::text[], $3::text[]) AS line (table_id, ask)
      JOIN potager.lines AS done USING (table_id, ask) WHERE table_id = asked.id
    ) AS repeated
    FROM unnest($1::text[]) AS asked (id) LEFT JOIN potager.tables USING (id)`,

  table: 'SELECT id, secret, visibility, status FROM potager.tables WHERE id = $1',
  lines: 'SELECT seq, at, ask, body FROM potager.lines WHERE table_id = $1 AND seq > $2 ORDER BY seq',
  heads: 'SELECT id, head FROM potager.tables WHERE id = ANY ($1)',
  openTables: `
    SELECT card FROM potager.tables WHERE visibility = 'open' AND status IN ('gathering', 'playing')
    ORDER BY touched DESC, id LIMIT $1`,
  tablesOf: `
    SELECT card FROM potager.sitting JOIN potager.tables ON tables.id = sitting.table_id WHERE person = $1
    ORDER BY touched DESC, id LIMIT $2`,

  keepMilestone: `
    INSERT INTO potager.milestones (table_id, step, state, news) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, step) DO UPDATE SET state = excluded.state, news = excluded.news`,
  milestones: `
    SELECT table_id AS "table", step, state, news FROM potager.milestones WHERE table_id = $1 ORDER BY step`,
  keepGameFile: `
    INSERT INTO potager.game_files (table_id, seats, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  gameFile: 'SELECT table_id AS "table", seats, body FROM potager.game_files WHERE table_id = $1',
  markSeen: `
    INSERT INTO potager.seen AS old (person, table_id, step) VALUES ($1, $2, $3)
    ON CONFLICT (person, table_id) DO UPDATE SET step = greatest(old.step, excluded.step)`,
  lastSeen: 'SELECT step FROM potager.seen WHERE person = $1 AND table_id = $2',

  claimDue: `
    WITH due AS MATERIALIZED (
      SELECT id FROM potager.tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1)
      ORDER BY due, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE potager.tables SET lease = $2 WHERE id IN (SELECT id FROM due) RETURNING id, due AS at`,
  claimTable: `
    UPDATE potager.tables SET lease = $3 WHERE id = $1 AND due <= $2 AND (lease IS NULL OR lease <= $2)`,
  askNotice: 'UPDATE potager.people SET notice = least(notice, $2) WHERE id = $1',
  claimNotices: `
    WITH due AS MATERIALIZED (
      SELECT id, least(notice, noticing) AS at FROM potager.people
      WHERE (notice <= $1 AND noticing IS NULL) OR noticing <= $1
      ORDER BY at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE potager.people SET notice = NULL, noticing = $2 FROM due WHERE people.id = due.id
    RETURNING people.id, at, told`,
  settleNotice: 'UPDATE potager.people SET noticing = NULL, told = coalesce($2, told) WHERE id = $1',

  lockCalendar: 'SELECT day, began FROM potager.calendar FOR UPDATE',
  turnCalendar: 'UPDATE potager.calendar SET day = $1, began = $2',
  touchTables: `
    WITH today AS (SELECT day FROM potager.calendar), stale AS MATERIALIZED (
      SELECT id FROM potager.tables WHERE id = ANY ($1) AND used < (SELECT day FROM today)
      ORDER BY id FOR NO KEY UPDATE
    ), touched AS (
      UPDATE potager.tables SET used = (SELECT day FROM today) WHERE id IN (SELECT id FROM stale) RETURNING id
    )
    SELECT (SELECT count(*) FROM touched) + (
      SELECT count(*) FROM potager.tables WHERE id = ANY ($1) AND used >= (SELECT day FROM today)
    ) AS there`,
  // Tables somebody writes to at this moment are skipped: they are of use.
  lockUndealt: `
    SELECT id FROM potager.tables
    WHERE status IN ('gathering', 'closed') AND used < (SELECT day FROM potager.calendar) - $1::bigint
    ORDER BY used, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  lockDealt: `
    SELECT id FROM potager.tables
    WHERE status IN ('playing', 'over') AND used < (SELECT day FROM potager.calendar) - $1::bigint
    ORDER BY used, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  lockTable: 'SELECT head FROM potager.tables WHERE id = $1 FOR UPDATE',
  lockAbsent: `
    SELECT id FROM potager.people
    WHERE used < (SELECT day FROM potager.calendar) - $1::bigint
      AND NOT EXISTS (SELECT 1 FROM potager.sitting WHERE person = people.id)
    ORDER BY used, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  dropLines: 'DELETE FROM potager.lines WHERE table_id = ANY ($1)',
  dropMilestones: 'DELETE FROM potager.milestones WHERE table_id = ANY ($1)',
  dropSeen: 'DELETE FROM potager.seen WHERE table_id = ANY ($1)',
  dropSitting: 'DELETE FROM potager.sitting WHERE table_id = ANY ($1)',
  dropTables: 'DELETE FROM potager.tables WHERE id = ANY ($1)',
  dropKeys: 'DELETE FROM potager.keys WHERE person = ANY ($1)',
  dropSubscriptions: 'DELETE FROM potager.subscriptions WHERE person = ANY ($1)',
  dropWatched: 'DELETE FROM potager.seen WHERE person = ANY ($1)',
  dropPeople: 'DELETE FROM potager.people WHERE id = ANY ($1)',

  addSubscription: `
    INSERT INTO potager.subscriptions (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`,
  subscriptions: `
    SELECT person, endpoint, p256dh, auth FROM potager.subscriptions WHERE person = $1 ORDER BY endpoint`,
  dropSubscription: 'DELETE FROM potager.subscriptions WHERE endpoint = $1',

  isEmpty: `
    SELECT NOT EXISTS (SELECT FROM potager.house) AND NOT EXISTS (SELECT FROM potager.people)
      AND NOT EXISTS (SELECT FROM potager.tables) AS empty`,
} as const;
