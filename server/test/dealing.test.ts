import { describe, expect, test } from 'vitest';
import { keyed, nth } from '../../core/sure.ts';
import { rosterHash } from '../../fair/deal.ts';
import type { SecondFile } from '../../fair/game-file.ts';
import { verify } from '../../fair/verify.ts';
import type { Answers, DealSheet } from '../../wire/tells.ts';
import { anyNumber, browse, type Browser, http, newPerson, newTable } from './browser.ts';
import { seated } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { playToEnd } from './play.ts';
import { openBoxOf } from './replaying.ts';
import { planOf } from './plan.ts';

const house = sharedHouse();

const dealOf = ({ sheet }: Browser) => sheet().deal as Extract<DealSheet, { construction: 2 }>;
const isFixed = (deal: DealSheet) => deal.construction === 2 && deal.roster !== null;
/** Whether the roster is fixed and the first seat has opened its number. */
const isFirstOpened = (deal: DealSheet) =>
  deal.construction === 2 && deal.roster !== null && deal.openings[0] !== null;

async function fileOf(table: string, { key }: Browser): Promise<SecondFile> {
  return (await http<SecondFile>(house.port, `/api/tables/${table}/game.json`, { key })).body;
}

/** What this browser finds when the game is over. */
async function verdictOf(table: string, browser: Browser) {
  const file = await fileOf(table, browser);
  const { checks, verdict } = verify(file, openBoxOf(file), browser.memories.get(table) ?? null);
  return {
    file,
    verdict,
    failed: checks.filter(({ ok }) => !ok).map(({ check, detail }) => [check, detail.code]),
  };
}

/** Anna, who opened the table, and Nina, whose device only opens its number when it is told to. */
async function withSilentNina(plan: Parameters<typeof seated>[2] = {}) {
  const anna = await browse(house.port, { name: 'Anna' });
  const nina = await browse(house.port, { name: 'Nina' }, { opens: false });
  const table = await newTable(house.port, anna.key!, { seats: 2, ...plan });
  for (const [seat, browser] of [anna, nina].entries()) {
    await browser.ask({ type: 'watch', table, since: -1, invite: null });
    expect(await browser.sit(table, seat)).toBeNull();
  }
  return { table, anna, nina };
}

/** The same device after a reload: it has what it kept, or nothing if its storage is gone. */
async function reloaded(browser: Browser, table: string, memories = browser.memories): Promise<Browser> {
  browser.close();
  await browser.closed;
  const again = await browse(house.port, { key: browser.key! }, { memories });
  await again.ask({ type: 'watch', table, since: -1, invite: null });
  return again;
}

test('the answer to opening a table has the promise that every sheet then shows', async () => {
  const { key } = await newPerson(house.port, 'Anna');
  const plan = planOf({ chat: 'off' });
  const { body } = await http<Answers['newTable']>(house.port, '/api/tables', {
    method: 'POST',
    key,
    body: JSON.stringify(plan),
  });
  const stranger = await browse(house.port, null);
  await stranger.ask({ type: 'watch', table: body.table, since: -1, invite: null });
  const { deal, commitment, terms } = dealOf(stranger);
  expect({ deal, commitment, terms }).toEqual(body.promise);
  expect(body.promise.terms).toMatchObject({ game: 'chill-and-chili', version: 1, options: { beds: 'one' } });
});

test('seals are on the sheet; numbers are opened when the roster is fixed, and shown to all', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3 });
  const [anna, ben] = browsers;
  await anna.ask({ type: 'seat-bot', table, seat: 2, level: 'easy' });
  const numbers = browsers.map(({ memories }) => nth(keyed(memories, table).numbers, 0));
  await ben.until('sheet', ({ sheet }) => sheet.seats[2]?.kind === 'bot');
  expect(ben.sheet().seats.map(seat => seat.kind === 'person' && seat.seal)).toEqual([
    nth(numbers, 0).seal,
    nth(numbers, 1).seal,
    false,
  ]);
  expect(anna.bytes.join()).not.toContain(nth(numbers, 1).salt);
  await anna.ask({ type: 'deal', table });
  await ben.until('frame');
  const { roster, openings, without } = dealOf(ben);
  expect(openings).toEqual([nth(numbers, 0).salt, nth(numbers, 1).salt, null]);
  expect(without).toEqual([]);
  expect(nth(keyed(ben.memories, table).numbers, 0).answered).toBe(rosterHash(roster!));
});

test('while numbers are opened nobody comes, goes or deals again', async () => {
  const { table, anna, nina } = await withSilentNina();
  await anna.ask({ type: 'deal', table });
  await anna.until('sheet', ({ sheet }) => isFixed(sheet.deal));
  const late = await browse(house.port, { name: 'Late' });
  expect(await late.refusal({ type: 'sit', table, seat: 1, number: anyNumber(anna), invite: null })).toEqual(
    code('being-dealt'),
  );
  expect(await nina.refusal({ type: 'clear-seat', table, seat: 1 })).toEqual(code('being-dealt'));
  for (const wish of [
    { type: 'clear-seat', seat: 1 },
    { type: 'set-seats', seats: 3 },
    { type: 'seat-bot', seat: 1, level: 'easy' },
    { type: 'deal' },
    { type: 'close' },
  ] as const)
    expect(await anna.refusal({ ...wish, table })).toEqual(code('being-dealt'));
  expect(await nina.sit(table, 1)).toEqual(code('being-dealt'));
});

test('only the number that was sealed is taken, for the roster that was fixed', async () => {
  const { table, anna, nina } = await withSilentNina();
  const { salt } = nth(keyed(nina.memories, table).numbers, 0);
  const open = (roster: string | null, number = salt) =>
    nina.refusal({ type: 'open-number', table, roster, salt: number });
  expect(await open(null), 'without a slow clock nothing is handed over early').toEqual(
    code('not-being-dealt'),
  );
  expect(await open('ab'.repeat(32))).toEqual(code('stale'));
  await anna.ask({ type: 'deal', table });
  const { sheet } = await nina.until('sheet', tell => isFixed(tell.sheet.deal));
  const roster = rosterHash((sheet.deal as Extract<DealSheet, { construction: 2 }>).roster!);
  expect(await open(roster, 'ab'.repeat(32))).toEqual(code('wrong-number'));
  expect(await open('ab'.repeat(32))).toEqual(code('stale'));
  const stranger = await browse(house.port, { name: 'Stranger' });
  expect(await stranger.refusal({ type: 'open-number', table, roster, salt })).toEqual(code('not-seated'));
  expect(await open(roster)).toBeNull();
  await anna.until('frame');
  expect(await open(roster), 'another device of hers may say so again').toBeNull();
  expect(await open(roster, 'ab'.repeat(32))).toEqual(code('already-dealt'));
});

test('a seal made for another promise is not taken', async () => {
  const { table, anna } = await withSilentNina({ seats: 3 });
  const number = { ...anyNumber(anna), commitment: 'ab'.repeat(32) };
  const ben = await browse(house.port, { name: 'Ben' });
  expect(await ben.refusal({ type: 'sit', table, seat: 2, number, invite: null })).toEqual(code('stale'));
  expect(
    await ben.refusal({ type: 'sit', table, seat: 2, number: { salt: 'ab'.repeat(16) }, invite: null }),
  ).toEqual(code('not-understood'));
});

describe('a device that does not answer', () => {
  test('is waited for, by name and in the lists, also through a restart of the house; a reload answers', async () => {
    const { table, anna, nina } = await withSilentNina();
    await anna.ask({ type: 'deal', table });
    await anna.until('sheet', ({ sheet }) => isFirstOpened(sheet.deal));
    const { body } = await http<Answers['me']>(house.port, '/api/me', { key: nina.key });
    expect(body.tables.find(({ id }) => id === table)).toMatchObject({ status: 'gathering', deciding: [1] });
    expect(
      await anna.refusal({ type: 'deal-without', table, seat: 1 }),
      'she is here: she has a moment',
    ).toEqual(code('has-time'));
    await house.restart();
    const back = await reloaded(nina, table);
    await back.until('frame');
    expect(dealOf(back).without).toEqual([]);
  });

  test('may be dealt without when it is gone: everybody sees it, and the proof says so', async () => {
    const { table, anna, nina } = await withSilentNina();
    await anna.ask({ type: 'deal', table });
    nina.close();
    await anna.until('presence', ({ away }) => away[1] !== null);
    expect(await anna.refusal({ type: 'deal-without', table, seat: 1 })).toBeNull();
    await anna.until('frame');
    expect(dealOf(anna)).toMatchObject({ without: [1], openings: [expect.any(String), null] });
    const back = await reloaded(nina, table);
    await playToEnd([anna, back], table);
    const mine = await verdictOf(table, anna);
    expect(mine.failed).toEqual([]);
    expect(mine.verdict).toMatchObject({
      trust: 'held-back',
      choices: 2,
      people: [{ part: 'in-time', mine: true }, { part: 'left-out' }],
    });
    const hers = await verdictOf(table, back);
    expect(hers.failed).toEqual([]);
    expect(hers.verdict).toMatchObject({ trust: 'one-of-them' });
  });

  test('whose storage is gone lets the others go on', async () => {
    const { table, anna, nina } = await withSilentNina();
    await anna.ask({ type: 'deal', table });
    const bare = await reloaded(nina, table, new Map());
    expect(await bare.refusal({ type: 'deal-without', table, seat: 0 })).toEqual(code('not-your-table'));
    expect(await bare.refusal({ type: 'deal-without', table, seat: 1 })).toBeNull();
    await bare.until('frame');
    expect(dealOf(bare).without).toEqual([1]);
  });

  test('before the deal seals another number, on whatever device its person has', async () => {
    const { table, anna, nina } = await withSilentNina();
    const bare = await reloaded(nina, table, new Map());
    expect(await bare.sit(table, 1)).toBeNull();
    await anna.ask({ type: 'deal', table });
    await anna.until('frame');
    expect(dealOf(anna).without).toEqual([]);
  });
});

test('a deal that is given up needs new numbers, and stays in the proof', async () => {
  const { table, anna, nina } = await withSilentNina();
  await anna.ask({ type: 'deal', table });
  await anna.until('sheet', ({ sheet }) => isFirstOpened(sheet.deal));
  const first = rosterHash(dealOf(anna).roster!);
  const before = dealOf(anna).commitment;
  expect(await nina.refusal({ type: 'give-up-deal', table })).toEqual(code('not-your-table'));
  expect(await anna.refusal({ type: 'give-up-deal', table })).toBeNull();
  await anna.until('sheet', ({ sheet }) => !isFixed(sheet.deal));
  expect(dealOf(anna)).toMatchObject({ deal: 2, roster: null, openings: [null, null] });
  expect(dealOf(anna).commitment).not.toBe(before);
  expect(await anna.refusal({ type: 'deal', table })).toEqual(code('numbers-missing'));
  const back = await reloaded(nina, table);
  await house.restart();
  const annaBack = await reloaded(anna, table);
  const ninaBack = await reloaded(back, table);
  for (const [seat, browser] of [annaBack, ninaBack].entries())
    expect(await browser.sit(table, seat)).toBeNull();
  await annaBack.ask({ type: 'deal', table });
  for (const browser of [annaBack, ninaBack]) await browser.until('frame');
  expect(dealOf(ninaBack).roster!.after).toEqual([first]);
  await playToEnd([annaBack, ninaBack], table);
  for (const browser of [annaBack, ninaBack]) {
    const { failed, verdict } = await verdictOf(table, browser);
    expect(failed).toEqual([]);
    expect(verdict).toMatchObject({ trust: 'held-back', givenUp: 1, choices: 3 });
  }
});

test('at a slow table a number may be handed over, and the game begins while its person is away', async () => {
  const { table, anna, nina } = await withSilentNina({ clock: { kind: 'relaxed', hours: 24 } });
  const { salt } = nth(keyed(nina.memories, table).numbers, 0);
  expect(await nina.refusal({ type: 'open-number', table, roster: null, salt })).toBeNull();
  nina.close();
  await nina.closed;
  expect(dealOf(anna)).toMatchObject({ openings: [null, null], early: [1] });
  await anna.ask({ type: 'deal', table });
  await anna.until('frame');
  const back = await browse(house.port, { key: nina.key! });
  await back.ask({ type: 'watch', table, since: -1, invite: null });
  await playToEnd([anna, back], table);
  const { verdict, failed } = await verdictOf(table, anna);
  expect(failed).toEqual([]);
  expect(verdict.people.map(({ part }) => part)).toEqual(['in-time', 'early']);
});

test('bots alone are dealt to at once, and nobody is told that this proves anything', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!, { seats: 2 });
  await anna.ask({ type: 'watch', table, since: -1, invite: null });
  for (const seat of [0, 1]) await anna.ask({ type: 'seat-bot', table, seat, level: 'easy' });
  await anna.ask({ type: 'deal', table });
  await anna.until('sheet', ({ sheet }) => sheet.status === 'over');
  expect((await verdictOf(table, anna)).verdict).toMatchObject({ trust: 'house', people: [] });
});

test('a second device of the same person neither opens nor spoils the number of the first', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers;
  const tablet = await browse(house.port, { key: ben.key! });
  await tablet.ask({ type: 'watch', table, since: -1, invite: null });
  await anna.ask({ type: 'deal', table });
  await tablet.until('frame');
  expect(dealOf(tablet).without).toEqual([]);
  expect(keyed(tablet.memories, table).numbers).toEqual([]);
});
