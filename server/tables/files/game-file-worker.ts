import { ok, type Result } from '../../../core/result.ts';
import type { KeptGameFile, Line, StoredTable } from '../../storage/storage.ts';
import { gameFile } from './game-file.ts';
import { foldTable } from '../log/load.ts';

/** What crosses to the worker: a table as it is stored. */
export interface Errand {
  readonly stored: StoredTable;
  readonly lines: readonly Line[];
}

export type Made = Result<KeptGameFile, 'not-dealt' | 'cannot-continue'>;

/** Who sat at one place: somebody whose name is looked up when the file is read, or a bot with its name. */
export type FileSeat = { readonly person: string } | { readonly name: string };

/** Runs in a worker thread: replays the whole game and compares every state with the log. */
export default function make({ stored, lines }: Errand): Made {
  const table = foldTable(stored, lines);
  const file = gameFile(table, () => '');
  if (!file.ok) return file;
  const seats = table.ledger.seats.map(
    (holder): FileSeat =>
      holder.kind === 'person'
        ? { person: holder.person }
        : { name: holder.kind === 'bot' ? holder.name : '' },
  );
  const body = JSON.stringify({ ...file.value, names: undefined });
  return ok({ table: stored.id, seats: JSON.stringify(seats), body });
}
