export const sql = `
CREATE TABLE potager.house (
  name  text COLLATE "C" PRIMARY KEY,
  value text COLLATE "C" NOT NULL
);

CREATE TABLE potager.people (
  id      text COLLATE "C" PRIMARY KEY,
  name    text COLLATE "C" NOT NULL,
  notices text COLLATE "C" NOT NULL,    -- JSON
  created bigint NOT NULL,
  seen    bigint NOT NULL,
  notice  bigint           -- when one falls due
);
CREATE INDEX people_notice ON potager.people (notice) WHERE notice IS NOT NULL;

CREATE TABLE potager.keys (
  hash    text COLLATE "C" PRIMARY KEY,
  person  text COLLATE "C" NOT NULL REFERENCES potager.people,
  created bigint NOT NULL,
  expires bigint
);
CREATE INDEX keys_person ON potager.keys (person);

CREATE TABLE potager.tables (
  id         text COLLATE "C" PRIMARY KEY,
  secret     text COLLATE "C" NOT NULL,
  head       bigint NOT NULL, -- the last line of its log
  card       text COLLATE "C" NOT NULL,    -- JSON; the next three are copied out of it
  visibility text COLLATE "C" NOT NULL,
  status     text COLLATE "C" NOT NULL,
  touched    bigint NOT NULL,
  due        bigint,
  lease      bigint           -- until when somebody attends to it
);
CREATE INDEX tables_open ON potager.tables (touched) WHERE visibility = 'open' AND status IN ('gathering', 'playing');
CREATE INDEX tables_due ON potager.tables (due) WHERE due IS NOT NULL;

CREATE TABLE potager.lines (
  table_id text COLLATE "C" NOT NULL REFERENCES potager.tables,
  seq      bigint NOT NULL,
  at       bigint NOT NULL,
  ask      text COLLATE "C",
  body     text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE INDEX lines_ask ON potager.lines (table_id, ask) WHERE ask IS NOT NULL;

CREATE TABLE potager.sitting (
  person   text COLLATE "C" NOT NULL REFERENCES potager.people,
  table_id text COLLATE "C" NOT NULL REFERENCES potager.tables,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX sitting_table ON potager.sitting (table_id);

CREATE TABLE potager.milestones (
  table_id text COLLATE "C" NOT NULL REFERENCES potager.tables,
  step     bigint NOT NULL,
  state    text COLLATE "C" NOT NULL,
  news     text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, step)
);

CREATE TABLE potager.seen (
  person   text COLLATE "C" NOT NULL REFERENCES potager.people,
  table_id text COLLATE "C" NOT NULL REFERENCES potager.tables,
  step     bigint NOT NULL,
  PRIMARY KEY (person, table_id)
);

CREATE TABLE potager.subscriptions (
  endpoint text COLLATE "C" PRIMARY KEY,
  person   text COLLATE "C" NOT NULL REFERENCES potager.people,
  p256dh   text COLLATE "C" NOT NULL,
  auth     text COLLATE "C" NOT NULL
);
CREATE INDEX subscriptions_person ON potager.subscriptions (person);
`;
