import { isObject } from './data.ts';
import type { Game, OptionSpec, Read, Vocabulary } from './game.ts';
import type { Fault } from './schema.ts';

export function defaultOptions<V extends Vocabulary>(game: Game<V>): Read<V['Options']> {
  return Object.fromEntries(optionSpecs(game).map(([key, spec]) => [key, spec.default])) as Read<
    V['Options']
  >;
}

/** Whether what was played by this version, with these options, replays by the rules as they are now. */
export function replaysVersion<V extends Vocabulary>(
  game: Game<V>,
  { version, options }: { readonly version: number; readonly options: Read<V['Options']> },
): boolean {
  return (
    version === game.version || (version < game.version && game.replaysOlder?.(version, options) === true)
  );
}

/** Validates untrusted options and a number of seats; empty when the game can be opened with them. */
export function openingFaults<V extends Vocabulary>(
  game: Game<V>,
  { options, seats }: { readonly options: unknown; readonly seats: number },
): Fault[] {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return [{ at: 'seats', expected: { a: 'whole-number', min, max } }];
  if (!isObject(options)) return [{ at: 'options', expected: { a: 'object' } }];
  const known = optionSpecs(game);
  const strange: Fault[] = Object.keys(options)
    .filter(key => !known.some(([name]) => name === key))
    .map(key => ({ at: `options.${key}`, expected: { a: 'nothing' } }));
  const wrong: Fault[] = known
    .filter(
      ([key, spec]) => !spec.values.includes(options[key]) || spec.fits?.(options[key], seats) === false,
    )
    .map(([key, spec]) => ({
      at: `options.${key}`,
      expected: { a: 'choice', of: fitting(spec, seats).map(String) },
    }));
  return [...strange, ...wrong];
}

/** The values of an option that go with this many seats. */
export function fitting<T>(spec: OptionSpec<T>, seats: number): T[] {
  return spec.values.filter(value => spec.fits?.(value, seats) !== false);
}

/** The options of a game by their names, as whoever knows no game reads them. */
export function optionSpecs<V extends Vocabulary>(game: Game<V>): [string, OptionSpec<unknown>][] {
  return Object.entries(game.options);
}
