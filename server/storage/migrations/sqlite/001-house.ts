export const sql = `
CREATE TABLE house (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
  id      TEXT PRIMARY KEY,
  name    TEXT NOT NULL,
  notices TEXT NOT NULL,    -- JSON
  created INTEGER NOT NULL,
  seen    INTEGER NOT NULL,
  notice  INTEGER           -- when one falls due
) STRICT, WITHOUT ROWID;
CREATE INDEX people_notice ON people (notice) WHERE notice IS NOT NULL;

CREATE TABLE keys (
  hash    TEXT PRIMARY KEY,
  person  TEXT NOT NULL REFERENCES people,
  created INTEGER NOT NULL,
  expires INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_person ON keys (person);

CREATE TABLE tables (
  id         TEXT PRIMARY KEY,
  secret     TEXT NOT NULL,
  head       INTEGER NOT NULL, -- the last line of its log
  card       TEXT NOT NULL,    -- JSON; the next three are copied out of it
  visibility TEXT NOT NULL,
  status     TEXT NOT NULL,
  touched    INTEGER NOT NULL,
  due        INTEGER
) STRICT;
CREATE INDEX tables_open ON tables (touched) WHERE visibility = 'open' AND status IN ('gathering', 'playing');
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables,
  seq      INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  ask      TEXT,
  body     TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX lines_ask ON lines (table_id, ask) WHERE ask IS NOT NULL;

CREATE TABLE sitting (
  person   TEXT NOT NULL REFERENCES people,
  table_id TEXT NOT NULL REFERENCES tables,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_table ON sitting (table_id);

CREATE TABLE milestones (
  table_id TEXT NOT NULL REFERENCES tables,
  step     INTEGER NOT NULL,
  state    TEXT NOT NULL,
  news     TEXT NOT NULL,
  PRIMARY KEY (table_id, step)
) STRICT;

CREATE TABLE seen (
  person   TEXT NOT NULL REFERENCES people,
  table_id TEXT NOT NULL REFERENCES tables,
  step     INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE subscriptions (
  endpoint TEXT PRIMARY KEY,
  person   TEXT NOT NULL REFERENCES people,
  p256dh   TEXT NOT NULL,
  auth     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_person ON subscriptions (person);
`;
