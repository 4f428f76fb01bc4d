import { fingerprint } from '../../../core/data.ts';
import type { Game, Vocabulary } from '../../../core/game.ts';
import { replaysVersion } from '../../../core/opening.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import type { Fault } from '../../../core/schema.ts';
import { gameCalled, GAMES } from '../../../games/index.ts';
import { keepLast } from '../../keep-last.ts';
import type { Agreement } from '../log/deeds.ts';

/** Opening a game costs a little. */
const lastOpened = keepLast<Game<Vocabulary>>(50);

/** The game with these component data (null: ours). */
export function rulebook(id: string, edition: unknown): Result<Game<Vocabulary>, readonly Fault[]> {
  const { box } = gameCalled(id);
  // Validated before it is hashed.
  const read = edition === null ? ok(box.edition) : box.readEdition(edition);
  if (!read.ok) return read;
  const key = `${id} ${edition === null ? '' : fingerprint(read.value)}`;
  return ok(lastOpened(key, () => box.open(read.value)));
}

/** The game a table was opened with, or why this version of the house no longer has it. */
export function agreedRulebook(agreement: Agreement): Result<Game<Vocabulary>, string> {
  if (!Object.hasOwn(GAMES, agreement.game)) return no(`there is no game ${agreement.game} in this house`);
  const game = rulebook(agreement.game, agreement.edition);
  if (!game.ok) return no('the card values of this table are no longer readable');
  if (!replaysVersion(game.value, agreement))
    return no(`it was played by version ${agreement.version} of the rules, this is ${game.value.version}`);
  if (fingerprint(game.value.edition) !== agreement.data)
    return no('the card values of the house have changed since');
  return game;
}
