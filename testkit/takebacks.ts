import { same } from '../core/data.ts';
import type { Finality, Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { type Match, openMatch } from '../core/match.ts';
import { fitting, optionSpecs } from '../core/opening.ts';
import { legal } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { mayTakeBack } from '../core/takeback.ts';
import { must } from './broken.ts';

/** Takes back as long as the table lets this seat, and tells how often that was. */
export function takeBackAll<V extends Vocabulary>(match: Match<V>, seat: Seat = 0): number {
  let times = 0;
  while (append(match, { seat, takeback: true }).ok) times++;
  return times;
}

/** How a move of some kind turned out: it could be taken back, in the same turn or until another seat acted, or it was final, and why. */
export type Fate = 'open' | 'until another acts' | Finality | 'shows' | 'in a race' | 'ends the game';

interface Sample {
  /** How many games of chance, over all options and numbers of players. */
  readonly games: number;
  readonly steps: number;
}

/** Plays by chance, takes back whatever can be, and tells what became of each kind of move. */
export function takebacksOf<V extends Vocabulary>(
  game: Game<V>,
  { games, steps }: Sample,
): { [kind: string]: Fate[] } {
  const fates = new Map<string, Set<Fate>>();
  const dice = randomOf(seedRng(`takebacks of ${game.id}`));
  for (let n = 0; n < games; n++) {
    const match = openMatch(game, { ...anyTable(game, dice), seed: `${game.id} ${n}` });
    for (let step = 0; step < steps && game.outcome(match.state) === null; step++) {
      const { seat } = dice.pick(game.pending(match.state));
      const move = dice.pick(legal(game, match.state, seat));
      const fate = fateOf(match, seat, move);
      fates.set(move.type, (fates.get(move.type) ?? new Set()).add(fate));
    }
  }
  return Object.fromEntries([...fates].map(([kind, seen]) => [kind, [...seen].sort()]));
}

function anyTable<V extends Vocabulary>(game: Game<V>, dice: Random) {
  const seats = game.seats.min + dice.int(game.seats.max - game.seats.min + 1);
  const chosen = optionSpecs(game).map(([name, spec]) => [
    name,
    dice.int(3) === 0 ? dice.pick(fitting(spec, seats)) : spec.default,
  ]);
  return { seats, options: Object.fromEntries(chosen) as Read<V['Options']> };
}

/** Makes the move, and makes it again after taking it back, if that is possible. */
function fateOf<V extends Vocabulary>(match: Match<V>, seat: Seat, move: V['Move']): Fate {
  const { game, state: before } = match;
  const { takeback } = game.moves[move.type as V['Move']['type']];
  append(match, { seat, move });
  const made = match.recent.at(-1);
  if (!made?.isOpen) {
    if (takeback !== true) return takeback;
    if (game.outcome(match.state) !== null) return 'ends the game';
    return game.race?.(before) === true ? 'in a race' : 'shows';
  }
  must(takeback === true && mayTakeBack(match, seat), 'C7', `a ${move.type} is open against its rule`);
  const after = match.state;
  append(match, { seat, takeback: true });
  must(same(match.state, before), 'C7', `taking back a ${move.type} leaves traces`);
  append(match, { seat, move });
  must(same(match.state, after), 'C7', `a ${move.type} made again leads elsewhere`);
  return made.passes ? 'until another acts' : 'open';
}
