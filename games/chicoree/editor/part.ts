import type { Box } from '../../../web/kit/editor/cards-field.tsx';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Chicoree } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';
import type { Stock } from './stock.ts';
import type { EditorWords } from './words.en.ts';

/** What every part of the form is told. */
export interface Part extends FieldsProps<Chicoree, Sketch> {
  readonly words: EditorWords;
  readonly table: TableWords;
  readonly stock: Stock;
  readonly box: Box;
  /** Every face of this edition. */
  readonly faces: readonly number[];
}
