/** Files of finished games are made once: to make one is to play the whole game again. */
export const sql = `
CREATE TABLE potager.game_files (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES potager.tables ON DELETE CASCADE,
  seats    text COLLATE "C" NOT NULL, -- JSON: who sat where
  body     text COLLATE "C" NOT NULL  -- JSON: the file without names
);
`;
