/** Unused data expire. For existing rows the time begins now. */
export const sql = `
CREATE TABLE calendar (
  day   INTEGER NOT NULL, -- how many the house has been open
  began INTEGER NOT NULL
) STRICT;
INSERT INTO calendar (day, began) VALUES (0, 0);

ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0; -- the day on which it was last of use
CREATE INDEX tables_undealt ON tables (used) WHERE status IN ('gathering', 'closed');
CREATE INDEX tables_dealt ON tables (used) WHERE status IN ('playing', 'over');
ALTER TABLE people ADD COLUMN used INTEGER NOT NULL DEFAULT 0; -- the day on which they were last here
CREATE INDEX people_used ON people (used);
CREATE INDEX seen_table ON seen (table_id);

DROP INDEX lines_ask; -- an ask begins with the person: so all that somebody asked for is found as well
CREATE INDEX lines_asked ON lines (ask, table_id) WHERE ask IS NOT NULL;

UPDATE people SET name = '' WHERE name = '—' AND id NOT IN (SELECT person FROM keys);
`;
