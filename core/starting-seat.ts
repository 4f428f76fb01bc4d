import type { OptionSpec } from './game.ts';

/** The option who starts: somebody at random, or a seat, if it is taken. */
export function startingSeat<S extends number>(...seats: readonly S[]): OptionSpec<'random' | S> {
  return {
    values: ['random', ...seats],
    default: 'random',
    fits: (start, taken) => start === 'random' || start < taken,
    areSeats: true,
  };
}
