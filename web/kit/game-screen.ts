import type { ComponentChildren, ComponentType } from 'preact';
import type { Frame } from '../../core/frame.ts';
import type { Outcome, Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import type { Names, Telling } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Ending } from './ending/ending.ts';
import type { Stagings } from './scene/staging.ts';
import type { Pointers } from './story/pointer.ts';
import type { Reasons } from './story/reason.ts';
import type { Traces } from './story/trace.ts';
import type { Voice } from './sound/sounds.ts';
import type { Journeys } from './travel/journey.tsx';
import type { InEveryLanguage, Language } from './language.ts';

/** What there is to say about moves. */
export interface Advice<V extends Vocabulary> {
  /** What moves rest on in the rules and where they would happen, kind by kind. */
  readonly pointers: Pointers<V>;
  /** Why a move is good, in a sentence. */
  readonly reasons: Reasons<V>;
}

/** What a game draws. The shell knows this and no game. */
export interface GameScreen<V extends Vocabulary> {
  readonly texts: InEveryLanguage<Texts<V>>;
  /** RULES.md, clause by clause; fetched when somebody reads them. */
  readonly rules: InEveryLanguage<() => Promise<string>>;
  /** The table itself, a function of what the viewer was told: `Areas`, filled. */
  readonly Board: ComponentType<BoardProps<V>>;
  /** The end of the game, line by line; fetched when a game ends. */
  readonly scoreSheet: () => Promise<ComponentType<ScoreSheetProps<V>>>;
  /** What its poster at the end shows, fetched when a game ends. */
  readonly ending: () => Promise<Ending<V>>;
  /** The component data with its provenance, fetched when somebody looks at them. */
  readonly reference: () => Promise<ComponentType<ReferenceProps<V>>>;
  /** How events are shown when they happen, kind by kind. */
  readonly stagings: Stagings<V>;
  /** What is seen to travel across the table when they happen. */
  readonly journeys: Journeys<V>;
  /** What events leave in the log and on the board, kind by kind. */
  readonly traces: Traces<V>;
  /** For hints and reviews, fetched with the first of them. */
  readonly advice: () => Promise<Advice<V>>;
  /** What its sounds are made of. */
  readonly voice: Voice;
  /** What is news only until the next thing happens, such as a plan that may still change: the log does not keep it. */
  readonly isPassing?: (event: V['Event']) => boolean;
  /** Whether anyone holds something the others may not see; absent where somebody always does. Then a shared device is covered before it is handed over. */
  readonly hasSecrets?: (view: V['View']) => boolean;
  /** In the list of choices more comes before less; absent where the game's own order is best. */
  readonly worth?: (move: V['Move'], view: V['View']) => number;
}

/** What a game's `ui/index.ts` names: the parts of its screen, and what is fetched when it is wanted. */
interface ScreenParts<V extends Vocabulary>
  extends Pick<GameScreen<V>, 'texts' | 'voice' | 'isPassing' | 'hasSecrets' | 'worth'> {
  readonly rules: InEveryLanguage<() => Promise<{ readonly default: string }>>;
  readonly parts: Pick<GameScreen<V>, 'Board' | 'stagings' | 'journeys' | 'traces'>;
  readonly scoreSheet: () => Promise<{ readonly ScoreSheet: ComponentType<ScoreSheetProps<V>> }>;
  readonly reference: () => Promise<{ readonly Reference: ComponentType<ReferenceProps<V>> }>;
  /** Without reasons where chances say enough. */
  readonly advice: () => Promise<{ readonly advice: Pick<Advice<V>, 'pointers'> & Partial<Advice<V>> }>;
  readonly ending: () => Promise<{ readonly ending: Ending<V> }>;
}

export function screenOf<V extends Vocabulary>(of: ScreenParts<V>): GameScreen<V> {
  const { rules, parts, scoreSheet, reference, advice, ending, ...rest } = of;
  return {
    ...parts,
    rules: { en: async () => (await rules.en()).default, fr: async () => (await rules.fr()).default },
    scoreSheet: async () => (await scoreSheet()).ScoreSheet,
    reference: async () => (await reference()).Reference,
    advice: async () => ({ reasons: () => null, ...(await advice()).advice }),
    ending: async () => (await ending()).ending,
    ...rest,
  };
}

export interface BoardProps<V extends Vocabulary> {
  readonly frame: Frame<V>;
  /** Everything that happened, oldest first, as this viewer witnessed it. */
  readonly log: readonly News<V>[];
  readonly edition: V['Edition'];
  readonly language: Language;
  /** When the question closes by itself, in milliseconds since 1970 by this device's clock; null when it does not. */
  readonly closes: number | null;
  readonly viewer: Viewer;
  readonly names: Names;
  /** For sentences about what happened: the reader is “you”. */
  readonly telling: Telling;
  readonly texts: Texts<V>;
  /** Several moves are answers to this question and the ones that follow from it. */
  readonly answer: (...moves: readonly V['Move'][]) => void;
  /** Whether the player wants to be asked before ending a turn with something left to do. */
  readonly asksTwice: boolean;
  /** What is asked, with the button to take back: every board gives it its best place. */
  readonly prompt: ComponentChildren;
  /** A link to a clause of the rules. */
  readonly clause: (id: string) => ComponentChildren;
  /** A refusal in words, with the link to its clause. */
  readonly reason: (refusal: NonNullable<Frame<V>['choices'][number]['refusal']>) => ComponentChildren;
}

/** What everyone at the table is shown from. */
export interface PlayersProps<V extends Vocabulary, Words> extends Pick<BoardProps<V>, 'viewer' | 'names'> {
  readonly view: V['View'];
  readonly words: Words;
}

export interface ScoreSheetProps<V extends Vocabulary> {
  readonly view: V['View'];
  readonly edition: V['Edition'];
  readonly outcome: Outcome<V>;
  readonly language: Language;
  readonly names: Names;
  /** A link to a clause of the rules. */
  readonly clause: (id: string) => ComponentChildren;
}

export interface ReferenceProps<V extends Vocabulary> {
  readonly edition: V['Edition'];
  readonly language: Language;
}
