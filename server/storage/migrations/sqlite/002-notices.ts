/** A notice that is being sent is leased, so that it is not lost with the process; and who was told when is remembered. */
export const sql = `
ALTER TABLE people ADD COLUMN noticing INTEGER; -- until when somebody attends to a notice that fell due
ALTER TABLE people ADD COLUMN told     INTEGER; -- when they were last told
CREATE INDEX people_noticing ON people (noticing) WHERE noticing IS NOT NULL;
`;
