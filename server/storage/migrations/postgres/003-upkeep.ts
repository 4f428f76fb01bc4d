/** Unused data expire. For existing rows the time begins now. */
export const sql = `
CREATE TABLE potager.calendar (
  day   bigint NOT NULL, -- how many the house has been open
  began bigint NOT NULL
);
INSERT INTO potager.calendar (day, began) VALUES (0, 0);

ALTER TABLE potager.tables ADD COLUMN used bigint NOT NULL DEFAULT 0; -- the day on which it was last of use
CREATE INDEX tables_undealt ON potager.tables (used) WHERE status IN ('gathering', 'closed');
CREATE INDEX tables_dealt ON potager.tables (used) WHERE status IN ('playing', 'over');
ALTER TABLE potager.people ADD COLUMN used bigint NOT NULL DEFAULT 0; -- the day on which they were last here
CREATE INDEX people_used ON potager.people (used);
CREATE INDEX seen_table ON potager.seen (table_id);

DROP INDEX potager.lines_ask; -- an ask begins with the person: so all that somebody asked for is found as well
CREATE INDEX lines_asked ON potager.lines (ask, table_id) WHERE ask IS NOT NULL;

UPDATE potager.people SET name = '' WHERE name = '—' AND id NOT IN (SELECT person FROM potager.keys);
`;
