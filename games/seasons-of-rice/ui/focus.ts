import type { CardId } from '../data/words.ts';
import type { FieldView } from '../vocabulary.ts';

/** What is pointed at. */
export type Focus =
  | { readonly on: 'field'; readonly seat: number; readonly field: string }
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'ancestor'; readonly seat: number };

/** Names a field for as long as it lives: a closed one never changes. */
export const fieldKey = ({ squares, status }: FieldView): string => `${status}${squares[0]},${squares[1]}`;
