import type { Game, Read, Vocabulary } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import { recordOf } from '../../core/record.ts';
import { withDistinctNames } from '../net/distinct-names.ts';
import { hex } from '../random.ts';
import type { SeatHolder } from './host.ts';
import { saveTable, type SavedTable } from './saved.ts';

interface Plan {
  /** Where somebody has seen already what bots it will have; absent where nobody has. */
  readonly id?: string;
  readonly options: Read<Vocabulary['Options']>;
  readonly holders: readonly SeatHolder[];
  /** Null when the table plays with our card values. */
  readonly edition: unknown;
  /** Where a study begins; absent where the game is dealt. */
  readonly position?: Read<Vocabulary['State']>;
  /** The address of the replay or of the entered position that a study began at; absent where there is none. */
  readonly from?: string;
}

export const newTableId = () => hex(6);

/** Opens a table in this browser and keeps it; gives its id. */
export function newTable(
  game: Game<Vocabulary>,
  { id = newTableId(), options, holders, edition, position, from }: Plan,
): string {
  const match = openMatch(game, {
    options,
    seats: holders.length,
    seed: hex(32),
    ...(position && { position }),
  });
  const table: SavedTable = {
    id,
    record: recordOf(match),
    edition,
    holders: withDistinctNames(holders),
    touched: Date.now(),
    over: false,
    ...(from !== undefined && { from }),
    deciding: game.pending(match.state).map(({ seat }) => seat),
  };
  saveTable(table);
  return id;
}
