import type { Vocabulary } from '../../core/game.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { Check } from '../../fair/check.ts';
import type { Seen } from '../../fair/check-memory.ts';
import type { Verdict } from '../../fair/verdict.ts';
import { type GameFile, gameOf } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { verify } from '../../fair/verify.ts';
import type { Rules } from '../../games/about.ts';
import { api, type Trouble } from '../net/api.ts';
import { notesFor } from '../net/deals.ts';

export interface Checked {
  readonly checks: readonly Check[];
  readonly verdict: Verdict;
  /** Whether this device had notes of its own to compare. */
  readonly remembered: boolean;
  readonly file: GameFile;
}

export interface Finished {
  readonly table: string;
  readonly invite: string | null;
  readonly rules: Rules<Vocabulary>;
  /** What this page has shown of the game. */
  readonly seen: Seen | null;
}

/** Fetches a finished game and deals and plays it again, on this device. */
export async function checkDeal({ table, invite, rules, seen }: Finished): Promise<Result<Checked, Trouble>> {
  const fetched = await api.gameFile(table, invite);
  if (!fetched.ok) return fetched;
  const file = readGameFile(fetched.value);
  if (!file.ok) return no({ code: 'bad-request', faults: file.error });
  const game = gameOf(file.value, rules.box);
  if (!game.ok) return no({ code: 'bad-request', faults: game.error });
  const notes = notesFor(table);
  const { checks, verdict } = verify(file.value, game.value, notes && { ...notes, seen });
  return ok({ checks, verdict, remembered: notes !== null, file: file.value });
}
