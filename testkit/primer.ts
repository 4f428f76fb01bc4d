import { same } from '../core/data.ts';
import type { Game, Vocabulary } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { type Entry, type Match, openMatch } from '../core/match.ts';
import { legal } from '../core/play.ts';
import { LEARNER } from '../web/kit/lesson/lesson.ts';
import type { Example, Primer } from '../web/kit/primer/primer.ts';
import { openingOf, type Trial, trialOf } from '../web/kit/primer/trial.ts';

export function examplesOf<V extends Vocabulary>({ chapters }: Primer<V>): Example<V>[] {
  return chapters.flatMap(({ examples = [] }) => examples);
}

/** The example after these moves of the reader, each followed by what the others answer. */
export function tried<V extends Vocabulary>(
  game: Game<V>,
  example: Example<V>,
  way: readonly V['Move'][],
): Trial<V> {
  const match = openMatch(game, openingOf(game, example));
  const entries: Entry<V>[] = [];
  const add = (entry: Entry<V>) => {
    const added = append(match, entry);
    if (!added.ok)
      throw new Error(`${example.name}: ${JSON.stringify(entry)} is refused: ${added.error.code}`);
    entries.push(entry);
  };
  for (const move of way) {
    add({ seat: LEARNER, move });
    for (let answer = othersMove(match, example); answer; answer = othersMove(match, example)) add(answer);
  }
  return trialOf(game, example, entries);
}

function othersMove<V extends Vocabulary>(
  { game, state }: Match<V>,
  { others }: Example<V>,
): Entry<V> | null {
  for (const { seat } of game.pending(state)) {
    if (seat === LEARNER || !others) continue;
    const moves = legal(game, state, seat);
    const wanted = others({ seat, view: game.view(state, seat), legal: moves, past: [] });
    const move = moves.find(known => same(known, wanted));
    if (move) return { seat, move };
  }
  return null;
}

/** What an example says to every way that is answered, verdict first. */
export function saidBy<V extends Vocabulary>(game: Game<V>, example: Example<V>): string[] {
  return example.answers.map(({ way }) => {
    const { verdict, said } = tried(game, example, way);
    return `${verdict?.is}: ${said?.en}`;
  });
}
