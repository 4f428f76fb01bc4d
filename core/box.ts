import type { Box, Game, Vocabulary } from './game.ts';

/** A box whose game, once it is opened, has the box's name and knows its edition. */
export const boxOf = <V extends Vocabulary>(
  box: Omit<Box<V>, 'open'>,
  rules: (edition: V['Edition']) => Omit<Game<V>, 'id' | 'edition'>,
): Box<V> => ({ ...box, open: edition => ({ id: box.id, edition, ...rules(edition) }) });
