import type { ComponentChildren } from 'preact';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Advice } from '../kit/game-screen.ts';
import type { Source } from '../replay/source.ts';
import type { Line } from '../table/log.ts';
import type { From, Reviewing } from './reviewing.ts';

export interface ReviewSheetProps {
  readonly reviewing: Reviewing;
  readonly from: From;
  /** The eyes of the review that is shown until the one from `from` is there. */
  readonly settled: From | null;
  readonly texts: Texts<Vocabulary>;
  /** RULES.md in the reader's language. */
  readonly rules: () => Promise<string>;
  readonly advice: () => Promise<Advice<Vocabulary>>;
  readonly names: Names;
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
  /** Where the game began at a position. */
  readonly began: Source['began'];
  /** The sentences of the log. */
  readonly lines: readonly Line[];
  /** Chooses whose eyes it is seen with. */
  readonly eyes: ComponentChildren;
  /** A link to a clause of the rules. */
  readonly clause: (id: string) => ComponentChildren;
  /** The round of a step, as the score sheet counts and calls it; null where nobody does. */
  readonly roundAt: (step: number) => string | null;
  readonly onStep: (step: number) => void;
  /** To a step, with what was better there in words. */
  readonly onBetter: (step: number, better: string) => void;
  readonly onClose: () => void;
}
