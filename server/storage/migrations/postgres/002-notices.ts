/** A notice that is being sent is leased, so that it is not lost with the node; and who was told when is remembered. */
export const sql = `
ALTER TABLE potager.people ADD COLUMN noticing bigint; -- until when somebody attends to a notice that fell due
ALTER TABLE potager.people ADD COLUMN told     bigint; -- when they were last told
CREATE INDEX people_noticing ON potager.people (noticing) WHERE noticing IS NOT NULL;
`;
