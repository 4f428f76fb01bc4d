import type { Quick } from '../../../bots/craft.ts';
import type { Game, Read } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import type { Random } from '../../../core/random.ts';
import { tablesOf } from '../data/tables.ts';
import type { GartenZwerge, Move, State } from '../vocabulary.ts';
import { BELIEFS, type Beliefs } from './beliefs.ts';
import { quickMove } from './quick.ts';

/** Moves in a hundred that are made at random. */
const CURIOSITY = 3;
/** What tutors make more or less of than the rest. */
const VARIED = ['red', 'blue', 'green', 'greed', 'shade', 'contest', 'harm'] as const;

/** Plays by the rules of thumb with beliefs of its own, so that breeders, traders and racers for petals are all met. One in three believes what most do. */
export const tutorOf =
  (game: Game<GartenZwerge>) =>
  (chance: Random): Quick<GartenZwerge> => {
    const tables = tablesOf(game.edition);
    const beliefs = chance.int(3) === 0 ? BELIEFS : variedBy(chance);
    return (world, seat, random) =>
      random.int(100) < CURIOSITY
        ? anyMove(game, world, { seat, random })
        : quickMove({ game, tables }, world, { seat, random, beliefs });
  };

/** From a third to three times as much. */
function variedBy(chance: Random): Beliefs {
  const beliefs = { ...BELIEFS };
  for (const key of VARIED) beliefs[key] *= 3 ** (chance.int(201) / 100 - 1);
  return { ...beliefs, greed: Math.min(1, beliefs.greed), shade: Math.min(1, beliefs.shade) };
}

function anyMove(
  game: Game<GartenZwerge>,
  world: Read<State>,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Move {
  return random.pick(legal(game, world, seat));
}
