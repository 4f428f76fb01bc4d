import type { Game, Vocabulary } from '../core/game.ts';
import type { Check, Memory } from './check.ts';
import { checkCommitment, checkMemory, checkSeed } from './check-deal.ts';
import { checkPlay } from './check-play.ts';
import type { GameFile } from './game-file.ts';

/** Deals and plays the whole game again, and says of every promise whether it was kept. */
export function verify(
  file: GameFile,
  game: Game<Vocabulary>,
  memory: Memory | null = null,
): readonly Check[] {
  return [
    checkCommitment(file),
    checkSeed(file),
    ...checkPlay(file, game),
    ...(memory ? [checkMemory(file, memory)] : []),
  ];
}
