import type { Seat, Vocabulary } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import type { Random } from '../../../core/random.ts';
import { judge } from '../../../core/judge.ts';
import { accept, fork, type Match } from '../../../core/match.ts';
import { nth } from '../../../core/sure.ts';
import { stepOf } from '../../../core/witnessed.ts';
import { gameCalled } from '../../../games/index.ts';
import { loadTable } from '../../../server/tables/log/load.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { Ground } from '../../reliability/ground.ts';
import { newPerson, newTable } from '../../reliability/visits.ts';
import { openLoadedTable } from '../live-table.ts';
import type { Assets } from './attacks.ts';

/** Linux answers to all of 127.*: so attacker and victims are strangers to each other. */
const ATTACKER = '127.0.0.66';
/** Tables that the attacker has opened. */
const TABLES = 40;

interface Scene {
  readonly port: number;
  readonly ground: Ground;
  readonly random: Random;
}

/** Plays and opens all that the attacks need, in a house that counts nothing. */
export async function gatherAssets(scene: Scene): Promise<Assets> {
  const { port, random } = scene;
  const where = () => port;
  const { key } = await newPerson(where, 'Mallory');
  const { edition } = gameCalled('enemy-chocolatier').box;
  const large = { game: 'enemy-chocolatier', seats: 2, edition: { ...edition, name: 'Our own' } };
  const own = await newTable(where, key, large);
  for (let n = 1; n < TABLES; n++) await newTable(where, key, { game: 'chicoree', seats: 2 });
  const long = await openLoadedTable(port, 'chicoree', random);
  while (!long.isOver()) await long.move();
  long.close();
  return { port, from: ATTACKER, key, finished: long.id, own, answer: await manyMoves(scene) };
}

/** Seasons of Rice has the dearest moves of those that can be made many at a time. */
async function manyMoves({ port, ground, random }: Scene): Promise<Assets['answer']> {
  const table = await openLoadedTable(port, 'seasons-of-rice', random);
  for (;;) {
    if (table.isOver()) throw new Error('no game of Seasons of Rice lets anybody make many moves in a row');
    for (let n = 0; n < 6 && !table.isOver(); n++) await table.move();
    const { match } = (await ground.read(storage => loadTable(storage, table.id)))!.play!;
    for (const { seat } of match.game.pending(match.state)) {
      const moves = movesInARow(match, seat, random);
      if (moves.length < LIMITS.moves - 1) continue;
      table.close();
      const step = stepOf(match, seat);
      return { table: table.id, key: nth(table.keys, seat), step, moves: [...moves, { type: 'nonsense' }] };
    }
  }
}

/** Moves of one seat upon each other, none of which shows it anything. */
function movesInARow(match: Match<Vocabulary>, seat: Seat, random: Random): Vocabulary['Move'][] {
  const trial = fork(match);
  const { game } = trial;
  const moves: Vocabulary['Move'][] = [];
  while (moves.length < LIMITS.moves - 1) {
    if (!game.pending(trial.state).some(asked => asked.seat === seat)) return moves;
    const open = random
      .shuffle(legal(game, trial.state, seat))
      .map(move => judge(trial, { seat, move }))
      .find(judged => judged.ok && !judged.value.sealed);
    if (!open?.ok || !('move' in open.value.entry)) return moves;
    accept(trial, open.value);
    moves.push(open.value.entry.move);
  }
  return moves;
}
