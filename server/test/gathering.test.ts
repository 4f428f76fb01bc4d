import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { nth } from '../../core/sure.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Answers } from '../../wire/tells.ts';
import { anyNumber, browse, http, newPerson, newTable } from './browser.ts';
import { seated } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';

const house = sharedHouse();

test('a guest needs a name and nothing else', async () => {
  const anna = await browse(house.port, { name: '  Anna\u202e  ' });
  expect(anna.person?.name).toBe('Anna');
  const nameless = await http(house.port, '/api/people', {
    method: 'POST',
    body: JSON.stringify({ name: ' ' }),
  });
  expect(nameless).toMatchObject({ status: 400, body: { code: 'bad-request', faults: [{ at: 'name' }] } });
});

test('JSON without a bottom, or with a crowd in it, is refused in words before anybody looks at it', async () => {
  const { key } = await newPerson(house.port, 'Anna');
  const plan = (edition: string) => `{"game":"chill-and-chili","seats":2,"edition":${edition}}`;
  for (const body of [
    plan('['.repeat(5000) + ']'.repeat(5000)),
    plan('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
    plan(`[${'0,'.repeat(LIMITS.json.nodes)}0]`),
  ]) {
    const answer = await http<Answers['trouble']>(house.port, '/api/tables', { method: 'POST', body, key });
    expect(answer).toMatchObject({ status: 400, body: { code: 'too-nested' } });
    expect(answer.body.message).toContain(`${LIMITS.json.depth} levels`);
  }
});

test('of many faults only the first are told', async () => {
  const { key } = await newPerson(house.port, 'Anna');
  const edition = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, n]));
  const clock = { kind: 'none' };
  const plan = { game: 'chicoree', seats: 2, options: {}, visibility: 'open', late: 'bot-move', chat: 'off' };
  const body = JSON.stringify({ ...plan, clock, edition });
  const answer = await http<Answers['trouble']>(house.port, '/api/tables', { method: 'POST', body, key });
  expect(answer.status).toBe(400);
  expect(answer.body.faults).toHaveLength(20);
});

test('people sit down, everybody is told, the owner deals', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers;
  await anna.until('sheet', ({ sheet }) => sheet.seats[1]?.kind === 'person');
  expect(anna.sheet().seats.map(seat => seat.kind === 'person' && seat.name)).toEqual(['Anna', 'Ben']);
  expect(ben.sheet().you).toBe(1);
  expect(await ben.refusal({ type: 'deal', table })).toEqual(code('not-your-table'));
  expect(await anna.refusal({ type: 'deal', table })).toBeNull();
  expect((await ben.until('frame')).frame.step).toBe(0);
  expect(await anna.refusal({ type: 'deal', table })).toEqual(code('already-dealt'));
});

test('a seat has one holder, and a person one seat', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3 });
  const carla = await browse(house.port, { name: 'Carla' });
  expect(
    await carla.refusal({ type: 'sit', table, seat: 1, number: anyNumber(browsers[0]), invite: null }),
  ).toEqual(code('seat-taken'));
  expect(
    await carla.refusal({ type: 'sit', table, seat: 7, number: anyNumber(browsers[0]), invite: null }),
  ).toEqual(code('no-such-seat'));
  await browsers[1].sit(table, 2);
  expect(browsers[1].sheet().seats.map(seat => seat.kind)).toEqual(['person', 'free', 'person']);
});

test('a table by link shows itself only to those who have the link', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3, visibility: 'link' });
  const invite = browsers[0].sheet().invite;
  const stranger = await browse(house.port, { name: 'Stranger' });
  expect(await stranger.refusal({ type: 'watch', table, since: -1, invite: null })).toEqual(
    code('not-invited'),
  );
  expect(await stranger.refusal({ type: 'watch', table, since: -1, invite: 'x'.repeat(22) })).toEqual(
    code('not-invited'),
  );
  expect(
    await stranger.refusal({
      type: 'sit',
      table,
      seat: 2,
      number: anyNumber(browsers[0]),
      invite: null,
    }),
  ).toEqual(code('not-invited'));
  expect(await stranger.refusal({ type: 'watch', table, since: -1, invite })).toBeNull();
  expect(
    await stranger.refusal({ type: 'sit', table, seat: 2, number: anyNumber(browsers[0]), invite }),
  ).toBeNull();
  const listed = await http<Answers['tables']>(house.port, '/api/tables');
  expect(listed.body.tables.some(card => card.id === table)).toBe(false);
});

test('a private table has an invitation for each seat, good for that seat', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!, { seats: 3, visibility: 'private' });
  await anna.ask({ type: 'watch', table, since: -1, invite: null });
  const sheet = (await anna.until('sheet')).sheet;
  expect(sheet.invite).toBeNull();
  const invites = sheet.seats.map(seat => (seat.kind === 'free' ? seat.invite : null));
  const ben = await browse(house.port, { name: 'Ben' });
  expect(
    await ben.refusal({ type: 'sit', table, seat: 2, number: anyNumber(anna), invite: nth(invites, 1) }),
  ).toEqual(code('not-invited'));
  expect(
    await ben.refusal({ type: 'sit', table, seat: 1, number: anyNumber(anna), invite: nth(invites, 1) }),
  ).toBeNull();
  const carla = await browse(house.port, { name: 'Carla' });
  expect(await carla.refusal({ type: 'watch', table, since: -1, invite: nth(invites, 1) })).toEqual(
    code('not-invited'),
  );
});

test('whoever is sent away stays away, and old invitations are void', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3, visibility: 'link' });
  const [anna, ben] = browsers;
  const before = anna.sheet().invite;
  expect(await ben.refusal({ type: 'clear-seat', table, seat: 0 })).toEqual(code('not-your-table'));
  expect(await anna.refusal({ type: 'clear-seat', table, seat: 1 })).toBeNull();
  await anna.until('sheet', ({ sheet }) => sheet.invite !== before);
  expect(await ben.until('gone')).toMatchObject({ table, code: 'not-invited' });
  for (const invite of [before, anna.sheet().invite])
    expect(await ben.refusal({ type: 'sit', table, seat: 1, number: anyNumber(anna), invite })).toEqual(
      code('not-invited'),
    );
});

test('bots fill seats at a level the game has', async () => {
  const { table, browsers } = await seated(house.port, ['Anna'], { seats: 2 });
  const [anna] = browsers;
  expect(await anna.refusal({ type: 'deal', table })).toEqual(code('seats-empty'));
  expect(await anna.refusal({ type: 'seat-bot', table, seat: 1, level: 'godlike' })).toEqual(
    code('no-such-level'),
  );
  expect(await anna.refusal({ type: 'seat-bot', table, seat: 1, level: 'easy' })).toBeNull();
  expect(await anna.refusal({ type: 'deal', table })).toBeNull();
});

test('seats can be added and taken away while they are free', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna] = browsers;
  expect(await anna.refusal({ type: 'set-seats', table, seats: 4 })).toBeNull();
  expect(anna.sheet().seats).toHaveLength(4);
  expect(await anna.refusal({ type: 'set-seats', table, seats: 11 })).toEqual(code('no-such-seat'));
  expect(await anna.refusal({ type: 'set-seats', table, seats: 2 })).toBeNull();
  expect(await anna.refusal({ type: 'set-seats', table, seats: 1 })).toEqual(code('no-such-seat'));
});

test('a free seat between others can be taken away: those behind it move up with their numbers', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben', 'Cleo'], { seats: 4 });
  const [anna, ben, cleo] = browsers;
  expect(await anna.refusal({ type: 'remove-seat', table, seat: 1 })).toEqual(code('seat-taken'));
  expect(await ben.refusal({ type: 'remove-seat', table, seat: 3 })).toEqual(code('not-your-table'));
  expect(await anna.refusal({ type: 'seat-bot', table, seat: 3, level: 'easy' })).toBeNull();
  expect(await ben.refusal({ type: 'clear-seat', table, seat: 1 })).toBeNull();
  const { seats } = anna.sheet();
  expect(await anna.refusal({ type: 'remove-seat', table, seat: 1 })).toBeNull();
  expect(anna.sheet().seats).toEqual([seats[0], seats[2], seats[3]]);
  expect((await cleo.until('sheet', ({ sheet }) => sheet.seats.length === 3)).sheet.you).toBe(1);
  expect(await anna.refusal({ type: 'remove-seat', table, seat: 7 })).toEqual(code('no-such-seat'));
});

test('a plan with a fault is refused by the name of the field', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  await expect(newTable(house.port, anna.key!, { game: 'chess' })).rejects.toThrow('"at":"game"');
  await expect(newTable(house.port, anna.key!, { seats: 9 })).rejects.toThrow('seats');
  await expect(newTable(house.port, anna.key!, { options: { nonsense: 1 } })).rejects.toThrow('nonsense');
  await expect(newTable(house.port, anna.key!, { edition: { name: 'x' } })).rejects.toThrow('edition.');
});

test('a link brings a person to another device, once', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const link = await http<Answers['link']>(house.port, '/api/me/link', { method: 'POST', key: anna.key });
  const body = JSON.stringify({ code: link.body.code });
  const moved = await http<Answers['newPerson']>(house.port, '/api/link', { method: 'POST', body });
  expect(moved.body.person).toEqual(anna.person);
  expect(moved.body.key).not.toBe(anna.key);
  expect((await http(house.port, '/api/link', { method: 'POST', body })).status).toBe(401);
  expect((await http(house.port, '/api/me', { key: link.body.code })).status).toBe(401);
});

test('my page shows my tables and whose decision it is', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers;
  await anna.ask({ type: 'deal', table });
  await anna.until('frame');
  const me = await http<Answers['me']>(house.port, '/api/me', { key: anna.key });
  expect(me.body.tables[0]).toMatchObject({ id: table, status: 'playing', deciding: [expect.any(Number)] });
  await http(house.port, '/api/me', {
    method: 'PATCH',
    key: ben.key,
    body: JSON.stringify({ name: 'Benedikt' }),
  });
  await anna.until('sheet', ({ sheet }) => JSON.stringify(sheet).includes('Benedikt'));
  const file = await http<{ tables: unknown[] }>(house.port, '/api/me/export', { key: ben.key });
  expect(file.body.tables).toHaveLength(1);
});

test('an invitation in other letters, or a table no database could name, is refused like any other', async () => {
  const { table, browsers } = await seated(house.port, ['Anna'], { seats: 2, visibility: 'link' });
  const length = browsers[0].sheet().invite!.length;
  const headers = { 'x-invite': 'é'.repeat(length) };
  const guessed = await fetch(`http://127.0.0.1:${house.port}/api/tables/${table}/game.json`, { headers });
  expect(guessed.status).toBe(403);
  const odd = await http(house.port, '/api/tables/a%00b/game.json');
  expect(odd).toMatchObject({ status: 404, body: { code: 'unknown-address' } });
});

test('whoever hangs up while sending has not met with a fault of the house', async () => {
  const counts = async (status: string) => {
    const text = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text();
    const found = text.matchAll(
      new RegExp(`^potager_http_requests_total{.*status="${status}"} (\\d+)$`, 'gm'),
    );
    return [...found].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const before = await counts('[45]00');
  const line = connect(house.port, '127.0.0.1');
  const head = ['POST /api/people HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Expect: 100-continue'];
  line.write(`${head.join('\r\n')}\r\n\r\n5\r\n{"nam\r\n`);
  await once(line, 'data');
  line.destroy();
  await vi.waitFor(async () => expect(await counts('[45]00')).toBe(before + 1), 30_000);
  expect(await counts('500')).toBe(0);
});
