import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Rows of docs/words.md: our word, what it is, the usual terms, and where ours is defined. */
const rows = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| **'))
  .map(line => {
    const [word = '', , usual = '', where = ''] = line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim());
    const terms = usual.split(',').map(term => term.replace(/\(.*\)/, '').trim());
    const files = [...where.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file).filter(existsSync);
    return { word, terms, files };
  });

/** Comments as one line each, however they are wrapped. */
const commentsOf = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g)]
    .map(([comment]) => comment.replace(/\s*\n\s*\*?\s*/g, ' ').toLowerCase())
    .join('\n');

describe('docs/words.md', () => {
  test('has the words on the way of a move, and many others', () => expect(rows.length).toBeGreaterThan(90));

  test.each(rows.filter(({ terms }) => terms[0] !== ''))(
    '$word: a usual term stands in a comment of the file that defines it',
    ({ terms, files }) => {
      expect(files).not.toEqual([]);
      const comments = files.map(commentsOf).join('\n');
      expect(terms.filter(term => comments.includes(term.toLowerCase()))).not.toEqual([]);
    },
  );
});
