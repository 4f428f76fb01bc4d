/** Files of finished games are made once: to make one is to play the whole game again. */
export const sql = `
CREATE TABLE game_files (
  table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  seats    TEXT NOT NULL, -- JSON: who sat where
  body     TEXT NOT NULL  -- JSON: the file without names
) STRICT;
`;
