import type { Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { type GameRecord, recordOf } from '../../core/record.ts';
import { nth } from '../../core/sure.ts';
import { gameFileOf } from '../../fair/game-file.ts';
import { gameCalled } from '../../games/index.ts';

/** A game whose players want nothing in particular: 1,596 entries. */
export function longGame(): GameRecord<Vocabulary> {
  const { box } = gameCalled('chicoree');
  const game = box.open(box.edition);
  const match = openMatch(game, { options: defaultOptions(game), seats: 4, seed: 'long 0' });
  const random = randomOf(seedRng('m0'));
  while (game.outcome(match.state) === null) {
    const { seat } = nth(game.pending(match.state), 0);
    append(match, { seat, move: random.pick(legal(game, match.state, seat)) });
  }
  return recordOf(match);
}

/** A game as the file that anybody can open. */
export function fileOf(record: GameRecord<Vocabulary>, names: readonly string[]): string {
  const { box } = gameCalled(record.game);
  const file = gameFileOf(box.open(box.edition), { record, edition: null, names, deal: null });
  return JSON.stringify(file.ok && file.value);
}
