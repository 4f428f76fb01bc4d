import type { Box, Vocabulary } from '../core/game.ts';

/** The component data a table is played with: its own, or ours. */
export function editionOf(own: unknown, box: Box<Vocabulary>): Vocabulary['Edition'] {
  const read = own === null ? null : box.readEdition(own);
  return read?.ok ? read.value : box.edition;
}
