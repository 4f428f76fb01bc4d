import { expect, test } from 'vitest';
import { openBoxOf } from './replaying.ts';
import { browse, type Browser, http } from './browser.ts';
import { dealt, seated } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { decider, legalMoves, playOn, playToEnd, playUntil } from './play.ts';
import { verify } from '../../fair/verify.ts';
import type { GameFile } from '../../fair/game-file.ts';

const house = sharedHouse();

test('what is acknowledged survives a restart, and the table goes on with the same question', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  await playOn(browsers, table, 25);
  const step = browsers[0]!.frame().frame.step;
  await house.restart();
  const again = await Promise.all(browsers.map(({ key }) => browse(house.port, { key: key! })));
  for (const browser of again) await browser.ask({ type: 'watch', table, since: step, invite: null });
  expect(again[0]!.heard.filter(tell => tell.type === 'frame')).toHaveLength(0);
  const fresh = await browse(house.port, { key: browsers[0]!.key! });
  await fresh.ask({ type: 'watch', table, since: -1, invite: null });
  expect(fresh.frame().frame).toEqual({
    ...browsers[0]!.frame().frame,
    mayTakeBack: fresh.frame().frame.mayTakeBack,
    news: fresh.frame().frame.news,
  });
  expect(fresh.frame().frame.news).toHaveLength(step + 1);
});

test('an ask that is sent twice is done once, also after a restart', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, frame } = decider(browsers);
  const ask = {
    type: 'answer' as const,
    id: 'the-same',
    table,
    step: frame.step,
    moves: [legalMoves(frame)[0]!],
  };
  expect(await browser.refusal(ask)).toBeNull();
  expect(await browser.refusal(ask)).toBeNull();
  await house.restart();
  const again = await browse(house.port, { key: browser.key! });
  expect(await again.refusal(ask)).toBeNull();
  await again.ask({ type: 'watch', table, since: -1, invite: null });
  expect(again.frame().frame.step).toBe(1);
});

test('nobody moves for another, out of turn, or at a table they only watch', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, other, frame } = decider(browsers);
  const [move] = legalMoves(frame);
  const watcher = await browse(house.port, { name: 'Watcher' });
  expect(await watcher.refusal({ type: 'answer', table, step: 0, moves: [move!] })).toEqual(
    code('not-seated'),
  );
  expect(await other.refusal({ type: 'answer', table, step: 0, moves: [move!] })).toEqual(
    code('not-your-decision'),
  );
  expect(await browser.refusal({ type: 'answer', table, step: 0, moves: [{ type: 'conjure' }] })).toEqual(
    code('not-now'),
  );
  expect(await browser.refusal({ type: 'answer', table, step: 5, moves: [move!] })).toEqual(code('stale'));
});

test('several moves are done together or not at all', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, frame } = decider(browsers);
  const [move] = legalMoves(frame);
  expect(
    await browser.refusal({ type: 'answer', table, step: 0, moves: [move!, { type: 'conjure' }] }),
  ).not.toBeNull();
  const fresh = await browse(house.port, { key: browser.key! });
  await fresh.ask({ type: 'watch', table, since: -1, invite: null });
  expect(fresh.frame().frame.step).toBe(0);
});

test('a move is taken back over the network, by its player only', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  await playUntil(browsers, table, pair => pair.some(({ frame }) => frame().frame.mayTakeBack));
  const browser = browsers.find(({ frame }) => frame().frame.mayTakeBack)!;
  const other = browsers.find(one => one !== browser)!;
  const { step } = browser.frame().frame;
  expect(await other.refusal({ type: 'take-back', table, step })).toEqual(code('nothing-to-take-back'));
  expect(await browser.refusal({ type: 'take-back', table, step: step - 1 })).toEqual(code('stale'));
  expect(await browser.refusal({ type: 'take-back', table, step })).toBeNull();
  const told = await other.until('frame', tell => tell.frame.step === step + 1);
  expect(told.frame.news).toEqual([expect.objectContaining({ takeback: true })]);
});

test('two tabs of one person are told the same', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const tab = await browse(house.port, { key: browsers[0]!.key! });
  await tab.ask({ type: 'watch', table, since: -1, invite: null });
  await playOn(browsers, table, 10);
  const { step } = browsers[0]!.frame().frame;
  const { frame } = await tab.until('frame', tell => tell.frame.step === step);
  const { frame: first } = await browsers[0]!.until('frame', tell => tell.frame.step === step);
  expect(frame).toEqual(first);
});

test('a whole game: everybody sees the end, the deal can be verified, and the same people play again', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const early = await http(house.port, `/api/tables/${table}/game.json`);
  expect(early).toMatchObject({ status: 409, body: { code: 'not-dealt' } });
  await playToEnd(browsers, table);
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(file).toMatchObject({
    format: 2,
    proof: { roster: { commitment: browsers[0]!.sheet().deal.commitment } },
  });
  for (const [seat, browser] of browsers.entries()) {
    const news = browser.heard.flatMap(tell => (tell.type === 'frame' ? tell.frame.news : []));
    const seen = { viewer: seat, view: browser.frame().frame.view, news };
    const { checks, verdict } = verify(file, openBoxOf(file), { ...browser.memories.get(table)!, seen });
    expect(checks.filter(check => !check.ok)).toEqual([]);
    expect(verdict).toMatchObject({ trust: 'nobody', choices: 1 });
    expect(verdict.people.map(({ part, mine }) => [part, mine])).toEqual([
      ['in-time', seat === 0],
      ['in-time', seat === 1],
    ]);
  }

  expect(await browsers[1]!.refusal({ type: 'rematch', table })).toBeNull();
  await browsers[0]!.until('sheet', ({ sheet }) => sheet.rematch !== null);
  const { table: next, promise } = browsers[0]!.sheet().rematch!;
  expect(await browsers[0]!.refusal({ type: 'rematch', table })).toBeNull();
  for (const [seat, browser] of browsers.entries())
    expect(
      await browser.refusal({
        type: 'sit',
        table: next,
        seat,
        number: { commitment: promise!.commitment, seal: 'ab'.repeat(32) },
        invite: null,
      }),
    ).toBeNull();
});

test('people and bots: the bots play by themselves', async () => {
  const { table, browsers } = await seated(house.port, ['Anna'], { seats: 3 });
  const anna = browsers[0]!;
  for (const seat of [1, 2]) await anna.ask({ type: 'seat-bot', table, seat, level: 'easy' });
  await anna.ask({ type: 'deal', table });
  await anna.until('frame');
  expect(anna.sheet().ended).toBeNull();
  await playToEnd([anna], table);
  expect(anna.sheet()).toMatchObject({ status: 'over', ended: expect.any(Number) });
});

test('a bot sits in for somebody who leaves, and hands the seat back', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, other } = decider(browsers);
  const seat = browser.sheet().you as number;
  expect(await other.refusal({ type: 'sit-in', table, seat, level: 'easy' })).toEqual(code('still-here'));
  expect(await browser.refusal({ type: 'sit-in', table, seat, level: 'easy' })).toBeNull();
  await other.until('frame', ({ frame }) => frame.deciding.some(asked => asked.seat === other.sheet().you));
  expect(other.sheet().seats[seat]).toMatchObject({ standIn: 'easy' });
  expect(await browser.refusal({ type: 'return', table })).toBeNull();
  expect(browser.sheet().seats[seat]).toMatchObject({ standIn: null });
});

test('what is said reaches everybody, cleaned and in order; mere watchers listen', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers as [Browser, Browser];
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite: null });
  expect(await anna.refusal({ type: 'say', table, text: ' <b>hi</b>\u0000\n there ' })).toBeNull();
  expect(await ben.refusal({ type: 'say-phrase', table, phrase: 'thanks' })).toBeNull();
  await watcher.until('said', ({ speech }) => 'phrase' in speech.said);
  expect(watcher.heard.filter(tell => tell.type === 'said').map(tell => tell.speech.said)).toEqual([
    { text: '<b>hi</b> there' },
    { phrase: 'thanks' },
  ]);
  expect(await watcher.refusal({ type: 'say', table, text: 'psst' })).toEqual(code('say-hello-first'));
  expect(await anna.refusal({ type: 'say', table, text: ' \n ' })).toEqual(code('says-nothing'));
});

test('a table may allow phrases only', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben'], { chat: 'phrases' });
  expect(await browsers[0]!.refusal({ type: 'say', table, text: 'hi' })).toEqual(code('chat-off'));
  expect(await browsers[0]!.refusal({ type: 'say-phrase', table, phrase: 'hello' })).toBeNull();
});

test('whoever comes back learns how far they had watched', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  await playOn(browsers, table, 6);
  const { browser, other } = decider(browsers);
  const seen = other.frame().frame.step;
  other.close();
  await other.closed;
  await browser.until('presence', ({ away }) => away.some(time => time !== null));
  await playOn([browser], table, 3);
  const back = await browse(house.port, { key: other.key! });
  await back.ask({ type: 'watch', table, since: -1, invite: null });
  expect(back.heard.find(tell => tell.type === 'sheet')?.sheet.lastSeen).toBe(seen);
});
