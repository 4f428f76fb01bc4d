import { ok, type Result } from '../../../core/result.ts';
import type { Refused } from '../../../wire/tells.ts';
import type { Surroundings } from '../surroundings.ts';
import { catchUp, refresh } from '../log/committing.ts';
import { isDealing } from '../dealing/dealing.ts';
import type { Held } from '../held.ts';
import type { Ledger } from '../log/ledger.ts';
import { refuse } from './verdict.ts';

/** Deletes a table that its owner gives up before the deal; `try-again` when another node has changed it meanwhile. Called in turn. */
export async function deleteUndealt(
  held: Held,
  person: string,
  around: Surroundings,
): Promise<Result<null, Refused> | 'try-again'> {
  const { ledger } = await refresh(held, around);
  const trouble = whyNot(ledger, person);
  if (trouble) return (await catchUp(held, around)) ? 'try-again' : refuse(trouble);
  const deleted = await around.storage.deleteTable(held.id, ledger.seq);
  if (deleted === 'conflict') {
    await catchUp(held, around);
    return 'try-again';
  }
  around.storage.announce(held.id, ledger.seq + 1);
  return ok(null);
}

/** What has been dealt belongs to everybody who plays it; a deal that has begun is given up first, so that all see it. */
function whyNot(ledger: Ledger, person: string) {
  const { owner, status } = ledger;
  if (person !== owner) return 'not-your-table';
  if (isDealing(ledger)) return 'being-dealt';
  return status === 'playing' || status === 'over' ? 'already-dealt' : null;
}
