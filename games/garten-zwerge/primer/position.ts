import { add } from '../../../core/counts.ts';
import type { Game, Read } from '../../../core/game.ts';
import { play } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { BROWN, type Hat, ORANGE } from '../data/words.ts';
import { noGnomes, owned } from '../gnomes.ts';
import type { Entrant, GartenZwerge, Move, Options, Pair, Stage, State } from '../vocabulary.ts';

export const OPTIONS: Options = {
  start: 0,
  auctions: 'sealed',
  relief: 'on',
  hire: 'unlimited',
  values: 'curve',
  clock: 'never',
};
export const SEATS = 3;

interface Plot {
  readonly petals?: number;
  /** Without a job. */
  readonly free?: readonly Hat[];
  /** Their job is done. */
  readonly home?: readonly Hat[];
  readonly shack?: readonly Pair[];
}

interface Wish {
  /** The reader first. */
  readonly plots: readonly Plot[];
  /** Colours, the lower first, and who has entered. */
  readonly contests?: readonly { readonly hat: Hat; readonly entrants?: readonly Entrant[] }[];
  readonly stage?: Stage;
}

/** A later round. The event is over, and the next ones are harmless. */
export function positionOf({ plots, contests = [{ hat: BROWN }, { hat: ORANGE }], stage }: Wish) {
  return (game: Game<GartenZwerge>): Read<State> => {
    const start = dealt(
      game,
      { options: OPTIONS, seats: plots.length },
      { shuffles: [{ top: ['G3', 'G4', 'G8'] }] },
    );
    const state: Read<State> = {
      ...start,
      round: 4,
      players: start.players.map((player, seat) => {
        const { petals = 1500, free = [], home = [], shack = [] } = nth(plots, seat);
        return {
          ...player,
          petals,
          free: counted(free),
          garden: noGnomes(),
          home: counted(home),
          shack: [...shack],
        };
      }),
      contests: contests.map(({ hat, entrants = [] }) => ({ hat, entrants: [...entrants] })),
      stage: stage ?? { name: 'jobs', seat: 0 },
      unpaid: stage?.name === 'upkeep' ? [stage.seat] : [],
    };
    const best = plots.map((_, seat) => owned(state, seat).findLastIndex(count => count > 0));
    return { ...state, highest: Math.max(ORANGE, ...best) };
  };
}

export function counted(hats: readonly Hat[]): number[] {
  const counts = noGnomes();
  for (const hat of hats) add(counts, hat, 1);
  return counts;
}

type Played = readonly [seat: number, move: Move];

/** What the position comes to when these have been played. */
export function after(position: (game: Game<GartenZwerge>) => Read<State>, ...moves: readonly Played[]) {
  return (game: Game<GartenZwerge>): Read<State> => {
    let state = position(game);
    for (const [seat, move] of moves) {
      const step = play(game, state, { seat, move });
      if (!step.ok) throw new Error(`Impossible: ${move.type} is refused, ${step.error.code}`);
      state = step.value.state;
    }
    return state;
  };
}
