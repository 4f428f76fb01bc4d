import { nth, present } from '../../../core/sure.ts';
import type { CardEntry, Stand } from './print.ts';
import { SECTION_IDS, type SectionId } from './lattice.ts';
import type { AncestorId, Feature } from './words.ts';

const KINDS: { readonly [letter: string]: Feature } = { f: 'farmer', b: 'buffalo', h: 'house' };

/**
 * The paddies of our own fields. No source shows the printed ones; that lines run slantwise, that paths and furrows cut
 * every card into parts of squares, and that farmers, buffaloes and houses stand on them, is all that is known.
 * Nine patterns of paths and their mirror images: 19 farmers, 10 buffaloes, 9 houses.
 */
export const CARD_ENTRIES: readonly CardEntry[] = [
  card('..# ..# ### .#.', 'fR hM', 'rithy'),
  card('.#. ### ..# ..#', 'fA bZ', 'tola'),
  card('### ##. ..# ...', 'bT', 'sophal'),
  card('... ..# ##. ###', 'fL2 hB', 'kosal'),
  card('#.# #.# .#. ##.', 'hA bL1', 'bopha'),
  card('##. .#. #.# #.#', 'fT hA', 'sovann'),
  card('##. #.# ##. ...', 'fA fM bZ', 'maly'),
  card('... ##. #.# ##.', 'hM fZ', 'phalla'),
  card('#.. .#. ### ...', 'fM fL1', 'chantrea'),
  card('... ### .#. #..', 'bM fL2', 'dara'),
  card('#.# .## ... ..#', 'hM fR', 'vuthy'),
  card('..# ... .## #.#', 'fB bA', 'mony'),
  card('.## .#. ##. ##.', 'fL2 hZ', 'samnang'),
  card('##. ##. .#. .##', 'bT fZ', 'nary'),
  card('### ... #.. .##', 'fM bR', 'veasna'),
  card('.## #.. ... ###', 'fB hM', 'sreymom'),
  card('.## #.# #.# #..', 'fR hA bZ', 'pally'),
  card('#.. #.# #.# .##', 'fR fA bT', 'kunthea'),
];

/** `fR hM`: a farmer on the right half, a house in the middle. */
function card(lines: string, features: string, ancestor: AncestorId): CardEntry {
  const stands = features
    .split(' ')
    .map((word): Stand => ({ kind: KINDS[nth(word, 0)]!, section: sectionCalled(word.slice(1)) }));
  return {
    lines: { value: lines.split(' '), source: 'guess' },
    features: { value: stands, source: 'guess' },
    ancestor: { value: ancestor, source: 'guess' },
  };
}

function sectionCalled(id: string): SectionId {
  return present(
    SECTION_IDS.find(section => section === id),
    `section ${id}`,
  );
}
