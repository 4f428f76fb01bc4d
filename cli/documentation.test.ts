import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nth } from '../core/sure.ts';
import { api } from '../server/api/api.ts';
import type { Desk } from '../server/api/desk.ts';
import { noticeRoutes } from '../server/notices/routes.ts';
import { askSchema } from '../wire/asks.ts';
import { LIMITS } from '../wire/limits.ts';
import { FLAGS } from './flags.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/api.md');
const hosting = read('docs/hosting.md');
const tells = read('wire/tells.ts');

/** The lines of the table under a heading, cell by cell. */
function tableUnder(heading: string, text = page): string[][] {
  const section = nth(nth(text.split(`${heading}\n`), 1).split(/\n#+ /), 0);
  return section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split(' | ').map(cell => cell.replace(/^\| |\|$/g, '').trim()));
}

const names = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);

describe('docs/api.md', () => {
  test('every ask is there, with its fields', () => {
    const documented = Object.fromEntries(
      tableUnder('### Asks').map(([ask, fields]) => [nth(names(ask!), 0), names(fields!)]),
    );
    const asks = Object.fromEntries(
      askSchema.options.map(({ entries }) => [
        entries.type.literal,
        Object.keys(entries).filter(field => field !== 'type' && field !== 'id'),
      ]),
    );
    expect(documented).toEqual(asks);
  });

  test('every tell is there', () => {
    const union = /export type Tell =([\s\S]*?);\n\n/.exec(tells)![1]!;
    const types = [...union.matchAll(/readonly type: '([\w-]+)'/g)].map(([, type]) => type!);
    expect(types.length).toBeGreaterThan(5);
    const documented = tableUnder('### Tells').map(([tell]) => nth(names(tell!), 0));
    expect(documented.toSorted()).toEqual(types.toSorted());
  });

  test('every code is there', () => {
    const union = /export type HouseRefusal =([\s\S]*?);\n\n/.exec(tells)![1]!;
    const http = /readonly code: HouseRefusal \|([^;]*);\n.*\n.*readonly message/.exec(tells)![1]!;
    const codes = [...`${union}${http}`.matchAll(/'([\w-]+)'/g)].map(([, code]) => code!);
    expect(codes.length).toBeGreaterThan(20);
    const section = nth(nth(page.split('### Codes\n'), 1).split('\n\nThe socket'), 0);
    expect(names(section).toSorted()).toEqual(codes.toSorted());
  });

  test('every route is there, and no other', () => {
    const documented = tableUnder('## HTTP').map(([request]) => request!.replaceAll('`', ''));
    // Nothing is asked for while routes are laid out.
    const notices = { routes: noticeRoutes({} as Parameters<typeof noticeRoutes>[0]) };
    const served = api({ notices } as Desk)
      .routes.filter(({ method }) => method !== 'ALL')
      // What an id may look like is between the route and its visitor.
      .map(({ method, path }) => `${method} /api${path.replace(/\{.*\}(?=\/|$)/, '').replace(/\/$/, '')}`);
    expect(served.length).toBeGreaterThan(10);
    expect(documented.toSorted()).toEqual(served.toSorted());
  });

  test('the limits are those of the border', () => {
    expect(page).toContain(`at most ${LIMITS.body / 1024} KiB`);
    expect(page).toContain(`at most ${LIMITS.message / 1024} KiB`);
    expect(page).toContain(`at most ${LIMITS.speech} characters`);
  });
});

test('docs/hosting.md lists every setting with its flag and its variable', () => {
  const documented = tableUnder('## Settings', hosting).map(([flag, variable]) => [
    /`--([\w-]+)/.exec(flag!)![1],
    /`(\w+)`/.exec(variable!)![1],
  ]);
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(Object.entries(FLAGS).map(([flag, { variable }]) => [flag, variable])),
  );
});

test('docs/words.md names files that are there', () => {
  const files = [...read('docs/words.md').matchAll(/`((?:core|wire|server)\/[\w/.-]+)`/g)].map(
    ([, file]) => file!,
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(file => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});
