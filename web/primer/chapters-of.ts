import type { Vocabulary } from '../../core/game.ts';
import type { Chapter, Primer } from '../kit/primer/primer.ts';
import type { Rules, Section } from '../rules/parse.ts';

export interface ChapterOfRules extends Section {
  readonly added: Chapter<Vocabulary> | null;
}

/** Every section of the rules with what the primer adds to it. */
export function chaptersOf({ chapters }: Primer<Vocabulary>, { sections }: Rules): ChapterOfRules[] {
  return sections.map(section => ({
    ...section,
    added: chapters.find(({ opens }) => opens === section.clauses[0]?.id) ?? null,
  }));
}
