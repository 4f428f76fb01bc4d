import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotQuestion } from '../../bots/bot.ts';
import { defaultOptions } from '../../core/opening.ts';
import { openMatch } from '../../core/match.ts';
import { recordOf } from '../../core/record.ts';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import type { Move, View } from '../../games/garten-zwerge/vocabulary.ts';
import { plots } from '../../games/plots/index.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import type { Host, SeatHolder, Sight } from './host.ts';
import { openLocalHost } from './local.ts';
import type { SavedTable } from './saved.ts';

const game = plots.open(plots.edition);
const PERSON: SeatHolder = { kind: 'person', name: 'Nina' };
const BOT: SeatHolder = { kind: 'bot', name: 'Basil', level: 'any' };

interface Setting {
  readonly holders?: readonly SeatHolder[];
  readonly clock?: 'on' | 'off';
  readonly think?: (question: BotQuestion<Plots>) => Promise<Plots['Move']>;
}

function table({ holders = [PERSON, PERSON], clock = 'off' }: Setting): SavedTable {
  const match = openMatch(game, { options: { rounds: 3, clock }, seats: holders.length, seed: 'local' });
  return { id: 't', record: recordOf(match) as never, edition: null, holders, touched: 0, over: false };
}

function opened(setting: Setting = {}) {
  const saved: SavedTable[] = [];
  const began = Date.now();
  const think = setting.think ?? (async ({ legal }) => nth(legal, 0));
  const host = openLocalHost<Plots>(table(setting), {
    game,
    save: kept => saved.push(kept),
    think,
    now: () => 7 + Date.now() - began,
  });
  if (!host.ok) throw new Error(host.error.code);
  return { host: host.value, saved };
}

function sightOf(host: Host<Plots>, viewer: number | 'spectator'): () => Sight<Plots> {
  let latest: Sight<Plots> | undefined;
  host.watch(viewer, sight => {
    latest = sight;
  });
  return () => latest!;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is kept says whose decision it is', () => {
  const { host, saved } = opened();
  host.answer(0, 0, { type: 'bid', coins: 3 });
  expect(saved.at(-1)?.deciding).toEqual([1]);
});

test('a watcher hears at once, and after every move, what its seat may know', () => {
  const { host } = opened();
  const [mine, yours] = [sightOf(host, 0), sightOf(host, 1)];
  host.answer(0, 0, { type: 'bid', coins: 3 });
  expect(mine().frame.view.yourBid).toBe(3);
  expect(yours().frame.view).toMatchObject({ yourBid: null, players: [{ hasBid: true }, { hasBid: false }] });
  expect(JSON.stringify(yours().log)).not.toContain('"coins":3');
});

test('a move is kept before anyone hears of it', () => {
  const order: string[] = [];
  const host = openLocalHost<Plots>(table({}), {
    game,
    save: () => void order.push('kept'),
    think: async ({ legal }) => nth(legal, 0),
    now: () => 7,
  });
  if (!host.ok) throw new Error(host.error.code);
  host.value.watch(0, () => void order.push('heard'));
  host.value.answer(0, 0, { type: 'bid', coins: 3 });
  expect(order).toEqual(['heard', 'kept', 'heard']);
});

test('a stale answer, a foreign seat and an illegal move change nothing', () => {
  const { host, saved } = opened();
  host.answer(0, 5, { type: 'bid', coins: 3 });
  host.answer(0, 0, { type: 'place', cell: 0 });
  host.answer(0, 0, { type: 'bid', coins: 99 });
  expect(saved).toEqual([]);
});

test('an answer holds while others decide at the same time, and is stale after one’s own', () => {
  const { host, saved } = opened();
  host.answer(1, 0, { type: 'bid', coins: 2 });
  host.answer(1, 0, { type: 'bid', coins: 3 });
  expect(saved).toHaveLength(1);
  host.answer(0, 0, { type: 'bid', coins: 3 });
  expect(saved).toHaveLength(2);
});

test('a question is the same one while others decide at the same time, and another after one’s own answer', () => {
  const { host } = opened();
  const asked = host.questionOf(0);
  host.answer(1, 0, { type: 'bid', coins: 1 });
  expect(host.questionOf(0)).toEqual({ since: asked.since, step: asked.step + 1 });
  host.answer(0, 0, { type: 'bid', coins: 2 });
  expect(host.questionOf(0).since).toBeGreaterThan(asked.since);
});

test('several moves in one answer are played together, or not at all', () => {
  const { host, saved } = opened();
  const watched: number[] = [];
  host.watch(0, ({ frame }) => void watched.push(frame.step));
  host.answer(0, 0, { type: 'bid', coins: 3 }, { type: 'bid', coins: 4 });
  expect(saved).toEqual([]);
  host.answer(1, 0, { type: 'bid', coins: 1 });
  host.answer(0, 1, { type: 'bid', coins: 3 }, { type: 'place', cell: 0 });
  expect(saved, 'what follows the reveal is not judged before it').toHaveLength(1);
  host.answer(0, 1, { type: 'bid', coins: 3 });
  expect(watched).toEqual([0, 1, 2]);
});

test('a move can be taken back, and the log says so', () => {
  const { host } = opened();
  const mine = sightOf(host, 0);
  host.answer(0, 0, { type: 'bid', coins: 3 });
  expect(mine().frame.mayTakeBack).toBe(true);
  host.takeBack(0);
  expect(mine().frame.view.yourBid).toBeNull();
  expect(mine().log.at(-1)?.takeback).toBe(true);
});

test('bots are asked with what their seat sees, and the game goes on with their answer', async () => {
  const questions: BotQuestion<Plots>[] = [];
  const { host } = opened({
    holders: [PERSON, BOT],
    think: async question => {
      questions.push(question);
      return nth(question.legal, 0);
    },
  });
  const mine = sightOf(host, 0);
  await vi.runAllTimersAsync();
  expect(questions[0]).toMatchObject({ level: 'any', seat: 1, view: { you: 1 } });
  expect(nth(mine().frame.view.players, 1).hasBid).toBe(true);
});

test('a bot that breaks down makes the first possible move, and the table says whose bot it was', async () => {
  const { host } = opened({
    holders: [PERSON, BOT],
    think: () => Promise.reject(new Error('out of ideas')),
  });
  expect(host.around.get().stumbled).toBeNull();
  await vi.runAllTimersAsync();
  expect(host.around.get().stumbled).toEqual({ seat: 1 });
  expect(sightOf(host, 0)().frame.view.players[1]).toMatchObject({ hasBid: true });
});

test('a bot that thinks of yesterday’s question is asked again', async () => {
  let answers = 0;
  const { host } = opened({
    holders: [PERSON, BOT],
    think: async ({ legal }) => {
      await Promise.resolve();
      answers++;
      if (answers === 1) host.answer(0, 0, { type: 'bid', coins: 1 });
      return nth(legal, 2);
    },
  });
  await vi.runAllTimersAsync();
  const events = sightOf(host, 'spectator')().log.flatMap(news => news.events.map(({ type }) => type));
  expect(events.filter(type => type === 'bid')).toHaveLength(2 + 1);
  expect(events).toContain('won');
});

test('a timed question is closed by the host when its time is up', async () => {
  const { host } = opened({ clock: 'on' });
  const seen = sightOf(host, 'spectator');
  expect(host.around.get().clocks?.closes).toBe(60_007);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(seen().frame.view.phase.name).toBe('bidding');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen().frame.view.phase.name).toBe('grabbing');
});

test('while the device changes hands the clock stands still', async () => {
  const { host } = opened({ clock: 'on' });
  const seen = sightOf(host, 'spectator');
  const before = seen().frame.step;
  await vi.advanceTimersByTimeAsync(20_000);
  host.hold(true);
  host.hold(true);
  await vi.advanceTimersByTimeAsync(500_000);
  expect(seen().frame.step).toBe(before);
  host.hold(false);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(seen().frame.step).toBe(before);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(seen().frame.step).toBe(before + 1);
});

test('bots wait while the reader is shown something', async () => {
  const { host } = opened({ holders: [PERSON, BOT], think: async ({ legal }) => nth(legal, 0) });
  const bids = () =>
    sightOf(host, 'spectator')()
      .log.flatMap(({ events }) => events)
      .filter(({ type }) => type === 'bid').length;
  host.rest(true);
  await vi.runAllTimersAsync();
  expect(bids()).toBe(0);
  host.rest(false);
  await vi.runAllTimersAsync();
  expect(bids()).toBe(1);
});

/** Enemy Chocolatier, in which a permit passes the turn on. */
function chocolatier(second: SeatHolder, breath: number) {
  const { box } = gameCalled('enemy-chocolatier');
  const town = box.open(box.edition);
  const match = openMatch(town, { options: { ...defaultOptions(town), start: 0 }, seats: 2, seed: 'breath' });
  const opening = openLocalHost<Vocabulary>(
    {
      id: 't',
      record: recordOf(match),
      edition: null,
      holders: [PERSON, second],
      touched: 0,
      over: false,
    },
    {
      game: town,
      save: () => {},
      think: async ({ legal }) => nth(legal, 0),
      now: () => Date.now(),
      breath: () => breath,
    },
  );
  if (!opening.ok) throw new Error(opening.error.code);
  let seen: Sight<Vocabulary> | undefined;
  opening.value.watch(0, sight => {
    seen = sight;
  });
  const host = opening.value;
  return {
    host,
    deciding: () => nth(seen!.frame.deciding, 0).seat,
    pass: () => host.answer(0, seen!.frame.step, { type: 'take-permit' }),
  };
}

test('after a turn that may be taken back the bots wait for a breath', async () => {
  const { host, deciding, pass } = chocolatier(BOT, 2000);
  pass();
  await vi.advanceTimersByTimeAsync(1_999);
  expect([deciding(), host.undoer(0)]).toEqual([1, 0]);
  host.takeBack(0);
  expect(deciding()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(deciding(), 'the bot’s answer to a question that is gone is nothing').toBe(0);
  pass();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([deciding(), host.undoer(0)]).toEqual([0, null]);
});

test('whoever takes no breath cannot take back from bots that answer at once', async () => {
  const { host, deciding, pass } = chocolatier(BOT, 0);
  pass();
  await vi.advanceTimersByTimeAsync(0);
  expect([deciding(), host.undoer(0)]).toEqual([0, null]);
});

test('on a shared device the move of whoever played before can be taken back from the next seat', () => {
  const { host, deciding, pass } = chocolatier(PERSON, 0);
  pass();
  expect([host.undoer(0), host.undoer(1), host.undoer('spectator')]).toEqual([0, 0, 0]);
  host.takeBack(0);
  expect(deciding()).toBe(0);
  expect(host.undoer(1)).toBeNull();
});

test('a host that was left does nothing more', async () => {
  const { host, saved } = opened({ clock: 'on' });
  host.leave();
  await vi.advanceTimersByTimeAsync(100_000);
  host.answer(0, 0, { type: 'bid', coins: 1 });
  expect(saved).toEqual([]);
});

test('a table of other rules is refused with the reason', () => {
  const strange = table({});
  const host = openLocalHost<Plots>(
    { ...strange, record: { ...strange.record, version: 9 } },
    { game, save: () => {}, think: async ({ legal }) => nth(legal, 0), now: () => 0 },
  );
  expect(host).toMatchObject({ ok: false, error: { code: 'other-version' } });
});

test('[GZ-A28] every call starts the time for calling anew', async () => {
  const { box } = gameCalled('garten-zwerge');
  const free = box.open(box.edition);
  const options = { ...defaultOptions(free), auctions: 'free', start: 0 };
  const match = openMatch(free, { options, seats: 3, seed: 'calling' });
  const holders = [PERSON, PERSON, PERSON];
  const record = recordOf(match) as never;
  const opening = openLocalHost<Vocabulary>(
    { id: 't', record, edition: null, holders, touched: 0, over: false },
    { game: free, save: () => {}, think: async ({ legal }) => nth(legal, 0), now: () => Date.now() },
  );
  if (!opening.ok) throw new Error(opening.error.code);
  const host = opening.value;
  let seen: Sight<Vocabulary> | undefined;
  host.watch('spectator', sight => {
    seen = sight;
  });
  const isOpen = () => {
    const { stage } = seen!.frame.view as View;
    return stage.name === 'calls' && stage.open;
  };
  const answer = (seat: number, move: Move) => host.answer(seat, seen!.frame.step, move);
  answer(0, { type: 'offer', hat: 1 });
  for (let calls = 0; calls < 12; calls++) {
    expect(host.around.get().clocks?.closes, `after ${calls} calls`).toBe(Date.now() + 20_000);
    await vi.advanceTimersByTimeAsync(19_000);
    answer(1 + (calls % 2), { type: 'propose', hat: null, petals: 50 * (calls + 1), pledges: [] });
    expect(isOpen()).toBe(true);
  }
  expect(host.around.get().clocks?.closes, 'much has been called').toBe(Date.now() + 5_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOpen()).toBe(false);
});

test('[GZ-A28] gnomes that are late leave a whole minute for the fists', async () => {
  const { box } = gameCalled('garten-zwerge');
  const timed = box.open(box.edition);
  const options = { ...defaultOptions(timed), clock: 'always', start: 0 };
  const record = recordOf(openMatch(timed, { options, seats: 3, seed: 'late' })) as never;
  const opening = openLocalHost<Vocabulary>(
    { id: 't', record, edition: null, holders: [PERSON, PERSON, PERSON], touched: 0, over: false },
    { game: timed, save: () => {}, think: async ({ legal }) => legal[0]!, now: () => Date.now() },
  );
  if (!opening.ok) throw new Error(opening.error.code);
  const host = opening.value;
  let seen: Sight<Vocabulary> | undefined;
  host.watch('spectator', sight => {
    seen = sight;
  });
  const stage = () => (seen!.frame.view as View).stage.name;
  const answer = (seat: number, move: Move) => host.answer(seat, seen!.frame.step, move);
  answer(0, { type: 'seek', hat: 1 });
  answer(0, { type: 'call', atLeast: 1, duty: null, words: '' });
  answer(1, { type: 'answer', hat: 1 });
  expect(stage()).toBe('answers');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage()).toBe('fists');
  expect(host.around.get().clocks?.closes).toBe(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(stage()).toBe('fists');
  await vi.advanceTimersByTimeAsync(1);
  expect(stage()).not.toBe('fists');
});
