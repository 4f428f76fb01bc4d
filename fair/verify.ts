import type { Game, Vocabulary } from '../core/game.ts';
import type { Check } from './check.ts';
import { checkDeal } from './check-deal.ts';
import { checkFirstDeal, checkFirstMemory, type FirstMemory, isFirst } from './check-first.ts';
import { checkMemory, checkSeen, type Seen } from './check-memory.ts';
import { checkPlay } from './check-play.ts';
import type { Memory } from './device.ts';
import type { GameFile } from './game-file.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** A device's notes, under whichever construction its table was opened, and what its page has shown of the game. */
export type Notes = (Memory | FirstMemory) & { readonly seen?: Seen | null };

/** Deals and plays the whole game again: says of every promise whether it was kept, and what that proves. */
export function verify(
  file: GameFile,
  game: Game<Vocabulary>,
  notes: Notes | null = null,
): { readonly checks: readonly Check[]; readonly verdict: Verdict } {
  const deal = file.format === 1 ? checkFirstDeal(file) : checkDeal(file, game);
  const checks = [...deal, ...checkPlay(file, game), ...(notes ? [checkNotes(file, notes)] : [])];
  // What does not replay cannot be compared either, and has been found already.
  if (notes?.seen && checks.every(({ ok }) => ok)) checks.splice(-1, 1, checkSeen(file, game, notes.seen));
  return { checks, verdict: verdictOn(file, checks, notes) };
}

function checkNotes(file: GameFile, notes: Notes): Check {
  return isFirst(notes) ? checkFirstMemory(file, notes) : checkMemory(file, notes);
}
