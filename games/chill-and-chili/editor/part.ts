import type { Box } from '../../../web/kit/editor/cards-field.tsx';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import type { Card } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';
import type { Stock } from './stock.ts';
import type { EditorWords } from './words.en.ts';

/** What every part of the form is told. */
export interface Part extends FieldsProps<ChillAndChili, Sketch> {
  readonly words: EditorWords;
  readonly table: TableWords;
  readonly stock: Stock;
  readonly box: Box;
  /** The vegetables of this edition. */
  readonly vegetables: readonly Card[];
}
