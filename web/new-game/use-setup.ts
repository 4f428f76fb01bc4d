import { useMemo, useState } from 'preact/hooks';
import type { Box, Game, Vocabulary } from '../../core/game.ts';
import { defaultOptions, openingFaults } from '../../core/opening.ts';

export type Options = { readonly [name: string]: unknown };

/** What is chosen before a game begins, wherever it is played. */
export interface Setup {
  readonly game: Game<Vocabulary>;
  readonly options: Options;
  readonly setOptions: (options: Options) => void;
  /** Options that do not go with so many seats become what is usual. */
  readonly fitOptions: (seats: number) => void;
  readonly edition: Vocabulary['Edition'];
  readonly setEdition: (edition: Vocabulary['Edition']) => void;
  /** Null when ours are used. */
  readonly ownEdition: Vocabulary['Edition'] | null;
}

export function useSetup(box: Box<Vocabulary>): Setup {
  const [edition, setEdition] = useState<Vocabulary['Edition']>(box.edition);
  const game = useMemo(() => box.open(edition), [box, edition]);
  const [options, setOptions] = useState<Options>(() => ({ ...defaultOptions(game) }));
  const fitOptions = (seats: number) => {
    const bad = openingFaults(game, { options, seats }).map(fault => fault.at.replace('options.', ''));
    const standard: Options = { ...defaultOptions(game) };
    if (bad.length > 0)
      setOptions({ ...options, ...Object.fromEntries(bad.map(key => [key, standard[key]])) });
  };
  const ownEdition = edition === box.edition ? null : edition;
  return { game, options, setOptions, fitOptions, edition, setEdition, ownEdition };
}
