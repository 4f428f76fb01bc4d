import type { Game, Vocabulary } from '../../core/game.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { gameCalled } from '../../games/index.ts';

export function openBoxOf({ record }: GameFile): Game<Vocabulary> {
  const { box } = gameCalled(record.game);
  return box.open(box.edition);
}
