import type { Choice } from '../../../core/play.ts';
import type { Texts } from '../../../core/texts.ts';
import type { Edition } from '../data/edition.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { ChillAndChili, View } from '../vocabulary.ts';
import type { Focus } from './focus.ts';

/** What every part of the table is drawn from. */
export interface Part {
  readonly view: View;
  /** Empty while the reader is not asked. */
  readonly choices: readonly Choice<ChillAndChili>[];
  readonly words: TableWords;
  readonly texts: Texts<ChillAndChili>;
  readonly edition: Edition;
  readonly focus: Focus | null;
  /** Points at a thing, or away from it when it was pointed at already. */
  readonly point: (focus: Focus) => void;
}
