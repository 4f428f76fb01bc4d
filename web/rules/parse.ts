import { lastOf } from '../../core/sure.ts';

/** Our rules as the drawer shows them. */
export interface Rules {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** Where it comes from: the rulebook, a ruling, a reconstruction. */
  readonly sources: readonly string[];
}

const CLAUSE = /^- \*\*([A-Z]+-[A-Z]?\d+)\*\* (.*?)(?: \{([^}]*)\})?$/;

/** Reads RULES.md: a title, an introduction, sections, one list item per clause. */
export function parseRules(markdown: string): Rules {
  const sections: { title: string; clauses: Clause[] }[] = [];
  const intro: string[] = [];
  let title = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('# ')) title = line.slice(2);
    else if (line.startsWith('## ')) sections.push({ title: line.slice(3), clauses: [] });
    else if (sections.length === 0) intro.push(line);
    else {
      const [, id, text, tags] = CLAUSE.exec(line) ?? [];
      if (id && text) lastOf(sections).clauses.push({ id, text, sources: tags ? sourcesOf(tags) : [] });
    }
  }
  return { title, intro: intro.join(' ').trim(), sections };
}

/** What a reader cares about; that a clause needs no test is for engineers. */
function sourcesOf(tags: string): string[] {
  return tags.split('; ').filter(tag => !tag.startsWith('not tested'));
}

/** The clauses that mention every word of the search, whatever the accents and capitals. */
export function searchRules(rules: Rules, wanted: string): Rules {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const fits = ({ id, text }: Clause) => {
    const haystack = plain(`${id} ${text}`);
    return words.every(word => haystack.includes(word));
  };
  const sections = rules.sections
    .map(section => ({ ...section, clauses: section.clauses.filter(fits) }))
    .filter(section => section.clauses.length > 0);
  return { ...rules, sections };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
