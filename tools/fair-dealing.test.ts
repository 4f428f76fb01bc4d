import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical } from '../core/data.ts';
import { start } from '../core/play.ts';
import { rosterHash } from '../fair/deal.ts';
import type { Memory } from '../fair/device.ts';
import type { SecondFile } from '../fair/game-file.ts';
import { hash } from '../fair/hash.ts';
import { gameCalled } from '../games/index.ts';
import { http } from '../server/test/browser.ts';
import { dealt, type OwnHouse, ownHouse } from '../server/test/own-house.ts';
import { playToEnd } from '../server/test/play.ts';
import { fairVectors, written } from './fair-vectors.ts';

const docs = (name: string) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
const VECTORS = docs('fair-dealing-vectors.json');
const folder = mkdtempSync(join(tmpdir(), 'potager-fair-'));
let house: OwnHouse;
/** A real game, and what the device of each of its players noted. */
let file: SecondFile;
let notes: readonly Memory[];

beforeAll(async () => {
  house = await ownHouse();
  const { table, browsers } = await dealt(house.port, ['Nina', 'Ben']);
  await playToEnd(browsers, table);
  file = (await http<SecondFile>(house.port, `/api/tables/${table}/game.json`)).body;
  notes = browsers.map(({ memories }) => memories.get(table)!);
}, 120_000);
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function kept(json: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, JSON.stringify(json));
  return path;
}

/** What the script without any of our modules says: its exit code and the sentences that do not hold. */
function independently(...paths: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [docs('verify-deal.mjs'), ...paths], {
    encoding: 'utf8',
  });
  return { status, failed: stdout.split('\n').filter(line => line.startsWith('FAIL')), stdout };
}

describe('the published examples', () => {
  test('are what our code computes', () => {
    expect(readFileSync(VECTORS, 'utf8'), 'npm run regenerate').toBe(written(fairVectors()));
  });

  test('lead to the openings that are really played', () => {
    for (const { game: id, options, seats, seed, state } of fairVectors().openings) {
      const { box } = gameCalled(id);
      expect(hash(canonical(start(box.open(box.edition), { options, seats, seed }).state))).toBe(state);
    }
  });

  test('are what an independent script computes', () => {
    expect(independently(VECTORS)).toMatchObject({ status: 0, failed: [] });
    const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as ReturnType<typeof fairVectors>;
    vectors.generator[1]!.draws[63]! ^= 1;
    expect(independently(kept(vectors)).failed).toEqual(['FAIL seed “tulip”: 64 draws']);
  });

  test('the example on the page is one of them', () => {
    const page = readFileSync(docs('fair-dealing.md'), 'utf8');
    const [deal] = fairVectors().deals;
    const texts = [...page.matchAll(/```text\n([\s\S]*?)```/g)].map(found => hash(found[1]!));
    const [nina, , ben] = deal!.roster.seats;
    expect(texts).toEqual([
      deal!.roster.commitment,
      nina!.kind === 'person' && nina!.seal,
      deal!.hash,
      deal!.seed,
    ]);
    expect(page).toContain(ben!.kind === 'person' ? ben!.seal : '');
  });
});

describe('a script without any of our modules', () => {
  test('finds nothing wrong with a real game, from either player’s device', () => {
    expect(independently(kept(file))).toMatchObject({ status: 0, failed: [] });
    for (const each of notes)
      expect(independently(kept(file), kept(each))).toMatchObject({ status: 0, failed: [] });
  });

  test.each<[string, (proof: NonNullable<SecondFile['proof']>) => object, RegExp]>([
    [
      'another secret',
      proof => ({ ...proof, secret: 'f'.repeat(64) }),
      /the secret is the one that was promised/,
    ],
    [
      'another number',
      proof => ({ ...proof, openings: [{ salt: 'f'.repeat(64), early: false }, proof.openings[1]] }),
      /number of seat 0/,
    ],
    [
      'another table',
      proof => ({ ...proof, roster: { ...proof.roster, table: 'rose' } }),
      /the secret is the one/,
    ],
    [
      'other options',
      proof => ({ ...proof, roster: { ...proof.roster, terms: { ...proof.roster.terms, options: {} } } }),
      /what was played/,
    ],
    [
      'swapped seats',
      proof => ({
        ...proof,
        roster: { ...proof.roster, seats: proof.roster.seats.toReversed() },
        openings: proof.openings.toReversed(),
      }),
      /the seed is made of/,
    ],
    [
      'a bot in a person’s place',
      proof => ({
        ...proof,
        roster: { ...proof.roster, seats: [{ kind: 'bot', level: 'easy' }, proof.roster.seats[1]] },
        openings: [null, proof.openings[1]],
      }),
      /the seed is made of/,
    ],
    [
      'a concealed deal',
      proof => ({ ...proof, roster: { ...proof.roster, deal: 2, after: ['1'.repeat(64)] } }),
      /no deal is concealed/,
    ],
    [
      'a seat that is neither a person’s nor a bot’s',
      proof => ({
        ...proof,
        roster: { ...proof.roster, seats: [{ kind: 'ghost', level: 'easy' }, proof.roster.seats[1]] },
        openings: [null, proof.openings[1]],
      }),
      /the roster is written as it should be/,
    ],
    [
      'a number of several lines',
      proof => ({ ...proof, openings: [{ salt: 'a\nseat 1 b', early: false }, proof.openings[1]] }),
      /secret and numbers are written as they should be/,
    ],
    [
      'a deal of another table among those given up',
      proof => {
        const strange = { ...proof.roster, table: 'rose' };
        const roster = { ...proof.roster, deal: 2, after: [rosterHash(strange)] };
        return { ...proof, roster, givenUp: [{ ...proof, roster: strange, openings: [null, null] }] };
      },
      /given up: is the one that the last roster names/,
    ],
  ])('finds out %s', (_, forge, sentence) => {
    const { status, failed } = independently(kept({ ...file, proof: forge(file.proof!) }));
    expect(status).toBe(1);
    expect(failed.join('\n')).toMatch(sentence);
  });

  test('finds out a bot in the place of somebody who gave a number early', () => {
    const { seats } = file.proof!.roster;
    const roster = { ...file.proof!.roster, seats: [seats[0], { kind: 'bot', level: 'easy' }] };
    const forged = kept({
      ...file,
      proof: { ...file.proof, roster, openings: [file.proof!.openings[0], null] },
    });
    const numbers = notes[1]!.numbers.map(number => ({ ...number, early: true, answered: null }));
    expect(independently(forged, kept({ ...notes[1], numbers })).failed).toContain(
      'FAIL notes: whoever gave a number here took part',
    );
  });

  test('finds out a seed that was not made so, and the file of another table', () => {
    const record = { ...file.record, seed: 'f'.repeat(64) };
    expect(independently(kept({ ...file, record })).failed).toEqual([
      expect.stringMatching(/the seed is made of/),
    ]);
    const elsewhere = { ...notes[0]!, table: 'rose' };
    expect(independently(kept(file), kept(elsewhere)).failed).toEqual(['FAIL notes: it is the same table']);
    const other = { ...notes[0]!, numbers: [{ ...notes[0]!.numbers[0]!, answered: '1'.repeat(64) }] };
    expect(independently(kept(file), kept(other)).failed).toEqual([
      expect.stringMatching(/the roster of deal 1/),
    ]);
  });

  test('finds out card values that the page did not show', () => {
    const numbers = notes[0]!.numbers.map(number => ({ ...number, values: 'f'.repeat(64) }));
    expect(independently(kept(file), kept({ ...notes[0], numbers })).failed).toEqual([
      'FAIL notes: the card values are those the page showed',
    ]);
  });

  test('says what it is for', () => {
    expect(independently(kept({ potager: 'person' })).status).toBe(1);
    expect(independently().status).toBe(2);
  });
});
