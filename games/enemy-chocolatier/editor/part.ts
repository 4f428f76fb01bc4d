import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import type { Town } from '../data/town.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, View } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';
import type { EditorWords } from './words.en.ts';

/** What every part of the form is told. */
export interface Part extends FieldsProps<EnemyChocolatier, Sketch> {
  readonly words: EditorWords;
  readonly table: TableWords;
  readonly town: Town;
  /** What lies open, as far as it was entered. */
  readonly view: View;
}
