import { join } from 'node:path';
import { ROOT } from '../repository.ts';
import { resultsFile, today } from './results-file.ts';

/** What was counted, not a contest: a line to read, of a kind. */
export interface Check {
  readonly what: 'honesty' | 'self-play' | 'probe';
  readonly line: string;
  readonly date: string;
}

/** What was looked at stands before the colon. */
const subjectOf = ({ what, line }: Check): string => `${what} ${line.split(':')[0]}`;

const checked = resultsFile(join(ROOT, 'docs/bots-checks.jsonl'), subjectOf);

/** Keeps a line, in place of an older one about the same. */
export function rememberCheck(what: Check['what'], line: string): void {
  checked.keep({ what, line: line.trim(), date: today() });
}

const TITLES: { readonly [W in Check['what']]: string } = {
  honesty: 'Positions in which a bot decides otherwise once only what it cannot know has changed',
  'self-play': 'Games among copies: how they end, and how often the highest sealed bid is made twice',
  probe:
    'What a fresh learner wins (the features and the training of our own networks, far fewer games) once it was trained against one bot, which stays as it is',
};

/** For the report. */
export function checksSection(): string[] {
  const checks = checked.read();
  const kinds = ['honesty', 'self-play', 'probe'] as const;
  const lists = kinds.flatMap(what => {
    const lines = checks.filter(check => check.what === what);
    return lines.length === 0
      ? []
      : [`${TITLES[what]}:`, lines.map(({ line, date }) => `- ${line} (${date})`).join('\n')];
  });
  return lists.length === 0 ? [] : ['## Checks', ...lists];
}
