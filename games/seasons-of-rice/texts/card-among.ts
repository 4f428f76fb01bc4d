import type { CardId } from '../data/words.ts';
import type { Contents, View } from '../vocabulary.ts';

interface Found {
  readonly stands: Contents;
  readonly from: 'row' | 'hand';
  /** Its place from 1, where another card there looks alike; else null. */
  readonly place: number | null;
}

/** A card as whoever looks at the row or at their hand would tell it from the others there. */
export function cardAmong({ season, row, own, stands }: View, id: CardId): Found | null {
  const on = stands[id];
  if (!on) return null;
  const from = season === 'dry' ? 'row' : 'hand';
  const cards = from === 'row' ? row : (own?.hand ?? []);
  const isAlike = cards.some(card => card !== id && looksLike(on, stands[card]));
  return { stands: on, from, place: isAlike && cards.includes(id) ? cards.indexOf(id) + 1 : null };
}

const looksLike = (one: Contents, other: Contents | undefined): boolean =>
  one.farmers === other?.farmers && one.buffaloes === other.buffaloes && one.houses === other.houses;
