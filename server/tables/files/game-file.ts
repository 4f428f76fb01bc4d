import { SOMEONE } from '../../../wire/agreed.ts';
import { recordOf } from '../../../core/record.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import { type GameFile, gameFileOf } from '../../../fair/game-file.ts';
import { proofOf } from '../dealing/dealing.ts';
import type { Names } from '../telling/sheets.ts';
import { playOf, type Table } from '../log/table.ts';

/** The file of a finished game, with the proof of its deal. Before the end there is none: it holds every secret. */
export function gameFile(table: Table, names: Names): Result<GameFile, 'not-dealt' | 'cannot-continue'> {
  const { ledger, secret } = table;
  if (ledger.status !== 'over') return no(table.stuck === null ? 'not-dealt' : 'cannot-continue');
  const { match } = playOf(table);
  const file = gameFileOf(match.game, {
    record: recordOf(match),
    edition: ledger.agreement.edition ?? null,
    names: ledger.seats.map(holder =>
      holder.kind === 'person' ? names(holder.person) || SOMEONE : holder.kind === 'bot' ? holder.name : '',
    ),
    rewinds: ledger.rewinds,
    deal: proofOf(ledger, secret),
  });
  return file.ok ? ok(file.value) : no('cannot-continue');
}
