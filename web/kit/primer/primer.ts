import type { ComponentType } from 'preact';
import type { Game, Read, Vocabulary } from '../../../core/game.ts';
import type { InEveryLanguage, Language } from '../language.ts';
import type { Did, Now, OtherAsked, Said } from '../lesson/lesson.ts';

/** The rules one can see (a quick-start guide): data in the folder of its game. */
export interface Primer<V extends Vocabulary> {
  /** About one screen of pictures, in the order in which they are read. */
  readonly panels: readonly Panel<V>[];
  /** The sections of RULES.md, in their order. */
  readonly chapters: readonly Chapter<V>[];
}

export const PARTS = ['set-up', 'turn', 'end', 'scoring'] as const;
export type PartOfRules = (typeof PARTS)[number];

/** A picture made of the game's own pieces, and one sentence. */
export interface Panel<V extends Vocabulary> {
  readonly name: string;
  readonly part: PartOfRules;
  readonly Picture: ComponentType<PanelProps<V>>;
  /** What the picture shows, for screen readers. */
  readonly shows: Sentence<V>;
  readonly say: Sentence<V>;
}

export interface PanelProps<V extends Vocabulary> {
  readonly edition: V['Edition'];
  readonly language: Language;
}

/** Words; a function where a number comes from the edition. */
export type Sentence<V extends Vocabulary> = Said<V['Edition']>;

/** A section of RULES.md: its title and its clauses stand there. */
export interface Chapter<V extends Vocabulary> {
  /** The first clause of the section. */
  readonly opens: string;
  readonly inShort: InEveryLanguage<string>;
  /** Its clauses that the printed sheet has room for. */
  readonly printed?: readonly string[];
  readonly examples?: readonly Example<V>[];
}

/** The section of our own rulings, the same in every game. */
export const RULINGS_IN_SHORT = {
  en: 'Where the rulebook leaves something open, this is how we play it, and why.',
  fr: 'Là où la règle laisse un doute, voici comment nous jouons, et pourquoi.',
} satisfies InEveryLanguage<string>;

/** A position at a real table and a question that is answered by playing. The reader sits on seat 0, and every legal move is allowed. */
export interface Example<V extends Vocabulary> {
  /** In addresses; no clause has such a name. */
  readonly name: string;
  readonly title: InEveryLanguage<string>;
  /** What it is an example of. */
  readonly clauses: readonly string[];
  readonly options: Read<V['Options']>;
  readonly seats: number;
  readonly position: (game: Game<V>) => Read<V['State']>;
  /** What chance brings, the same for everybody; absent where chance has no part in it. */
  readonly seed?: string;
  readonly ask: InEveryLanguage<string>;
  /** Places of the board, or actions of the dock, that the question is about. */
  readonly point?: (now: Now<V>) => readonly string[];
  /** What the others answer to a question put to all; without it they sit still. */
  readonly others?: (asked: OtherAsked<V>) => V['Move'] | null;
  /** The first that fits the reader's latest move; the last fits every move. */
  readonly answers: readonly Verdict<V>[];
}

export interface Verdict<V extends Vocabulary> {
  /** What was asked for; something else; or a step that leads on. */
  readonly is: 'right' | 'other' | 'on';
  /** Absent where it is said to whatever was done. */
  readonly to?: (did: Did<V>) => boolean;
  readonly say: Said<Did<V>>;
  /** One way to get it: tests play it. */
  readonly way: readonly V['Move'][];
}

/** The last answer, to everything that the question is not about; `move` is something of the kind. */
export function elsewhere<V extends Vocabulary>(move: V['Move']): Verdict<V> {
  return {
    is: 'other',
    say: {
      en: 'You may do that, but the question was about something else. Try again.',
      fr: 'C’est permis, mais la question portait sur autre chose. Recommencez.',
    },
    way: [move],
  };
}
