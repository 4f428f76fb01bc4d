import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppendResult, DumpRecord, Line, Storage } from '../storage.ts';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, everything, line, newTable, person } from './samples.ts';

const TABLES = ['t0', 't1', 't2'];
const PEOPLE = ['ann', 'bob', 'cid'];

/** The storage as one would tell it to a child: lists in memory. */
interface Notice {
  readonly due: number | null;
  readonly lease: number | null;
  readonly told: number | null;
}

const NO_NOTICE: Notice = { due: null, lease: null, told: null };

const soonest = ({ due, lease }: Notice) =>
  due === null ? lease : lease === null ? due : Math.min(due, lease);

interface Model {
  readonly logs: Map<string, { lines: Line[]; due: number | null; lease: number; people: readonly string[] }>;
  readonly notices: Map<string, Notice>;
  readonly seen: Map<string, number>;
}

interface Step {
  act(storage: Storage): Promise<unknown>;
  expect(model: Model): unknown;
}

const table = fc.constantFrom(...TABLES);
const somebody = fc.constantFrom(...PEOPLE);
const time = fc.integer({ min: 0, max: 60 });
const due = fc.option(time);

const create = fc.record({ id: table, due }).map(
  ({ id, due: at }): Step => ({
    act: storage =>
      storage.createTable(newTable(id, { due: at })).then(
        () => 'made',
        () => 'taken',
      ),
    expect: ({ logs }) => {
      if (logs.has(id)) return 'taken';
      logs.set(id, { lines: [line(1)], due: at, lease: 0, people: [] });
      return 'made';
    },
  }),
);

/** Where an append wants to go depends on the log as it is then: mostly to its end, now and then beside it. */
const extend = fc
  .record({
    id: table,
    aside: fc.constantFrom(0, 0, 0, 0, -1, 1),
    asks: fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e')), { minLength: 1, maxLength: 3 }),
    due,
    people: fc.option(fc.subarray(PEOPLE)),
  })
  .map(({ id, aside, asks, due: at, people }): Step => {
    const linesAfter = (head: number) =>
      asks.map((ask, i) => line(Math.max(1, head + 1 + aside) + i, { ask }));
    return {
      act: async storage => {
        const head = (await storage.heads([id])).get(id) ?? 0;
        return storage.append(append(id, linesAfter(head), { due: at, people }));
      },
      expect: ({ logs }): AppendResult => {
        const log = logs.get(id);
        if (!log) return 'gone';
        if (asks.some(ask => ask !== null && log.lines.some(old => old.ask === ask))) return 'repeated';
        if (aside !== 0) return 'conflict';
        log.lines.push(...linesAfter(log.lines.length));
        Object.assign(log, { due: at, lease: 0, people: people ? people.toSorted() : log.people });
        return 'done';
      },
    };
  });

const remove = fc.record({ id: table, aside: fc.constantFrom(0, 0, 1) }).map(
  ({ id, aside }): Step => ({
    act: async storage => storage.deleteTable(id, ((await storage.heads([id])).get(id) ?? 0) + aside),
    expect: ({ logs, seen }) => {
      if (!logs.has(id)) return 'gone';
      if (aside !== 0) return 'conflict';
      logs.delete(id);
      for (const key of seen.keys()) if (key.endsWith(` ${id}`)) seen.delete(key);
      return 'done';
    },
  }),
);

const claim = fc.record({ now: time, limit: fc.integer({ min: 1, max: 3 }) }).map(
  ({ now, limit }): Step => ({
    act: storage => storage.claimDue(now, now + 20, limit),
    expect: ({ logs }) => {
      const ready = [...logs].flatMap(([id, log]) =>
        log.due !== null && log.due <= now && log.lease <= now ? [{ id, log, due: log.due }] : [],
      );
      const claimed = ready.sort((x, y) => x.due - y.due || (x.id < y.id ? -1 : 1)).slice(0, limit);
      for (const { log } of claimed) log.lease = now + 20;
      return claimed.map(({ id }) => id);
    },
  }),
);

const notice = fc.record({ who: somebody, at: time }).map(
  ({ who, at }): Step => ({
    act: storage => storage.askNotice(who, at),
    expect: ({ notices }) => {
      const { due, ...rest } = notices.get(who) ?? NO_NOTICE;
      notices.set(who, { ...rest, due: Math.min(at, due ?? at) });
    },
  }),
);

const takeNotices = time.map(
  (now): Step => ({
    act: storage => storage.claimNotices(now, now + 20, 2),
    expect: ({ notices }) => {
      const ready = [...notices].filter(([, { due, lease }]) => (lease ?? due ?? Infinity) <= now);
      ready.sort(([a, x], [b, y]) => soonest(x)! - soonest(y)! || (a < b ? -1 : 1));
      const taken = ready.slice(0, 2);
      for (const [who, { told }] of taken) notices.set(who, { due: null, lease: now + 20, told });
      return taken.map(([person, { told }]) => ({ person, told }));
    },
  }),
);

const settleNotice = fc.record({ who: somebody, told: fc.option(time) }).map(
  ({ who, told }): Step => ({
    act: storage => storage.settleNotice(who, told),
    expect: ({ notices }) => {
      const before = notices.get(who) ?? NO_NOTICE;
      notices.set(who, { due: before.due, lease: null, told: told ?? before.told });
    },
  }),
);

const watch = fc.record({ who: somebody, id: table, step: time }).map(
  ({ who, id, step }): Step => ({
    act: storage =>
      storage.markSeen(who, id, step).then(
        () => 'seen',
        () => 'thrown',
      ),
    expect: ({ logs, seen }) => {
      if (!logs.has(id)) return 'thrown';
      seen.set(`${who} ${id}`, Math.max(step, seen.get(`${who} ${id}`) ?? 0));
      return 'seen';
    },
  }),
);

const history = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: create },
    { weight: 6, arbitrary: extend },
    { weight: 1, arbitrary: remove },
    { weight: 2, arbitrary: claim },
    { weight: 1, arbitrary: notice },
    { weight: 2, arbitrary: takeNotices },
    { weight: 1, arbitrary: settleNotice },
    { weight: 1, arbitrary: watch },
  ),
  { minLength: 1, maxLength: 40 },
);

export function modelTests(makePlace: MakePlace): void {
  test('answers like plain lists in memory, on whichever node it is asked', () =>
    fc.assert(
      fc.asyncProperty(history, steps =>
        inHouse(makePlace, (storage, place) =>
          withAnotherNode({ storage, place }, async other => {
            const model: Model = { logs: new Map(), notices: new Map(), seen: new Map() };
            for (const id of PEOPLE) await storage.addPerson(person(id));
            for (const [i, step] of steps.entries())
              expect(await step.act(i % 2 ? other : storage)).toEqual(step.expect(model));
            expect(await everything(other)).toEqual(dumpOf(model));
          }),
        ),
      ),
      { numRuns: 20 },
    ));
}

function dumpOf({ logs, notices, seen }: Model): readonly DumpRecord[] {
  const tables = [...logs].sort(([a], [b]) => (a < b ? -1 : 1));
  const watched = [...seen].sort(([a], [b]) => (a < b ? -1 : 1));
  const noticeOf = (id: string) => {
    const notice = notices.get(id) ?? NO_NOTICE;
    return { notice: soonest(notice), told: notice.told };
  };
  return [
    ...PEOPLE.map(id => ({ kind: 'person' as const, ...person(id), ...noticeOf(id) })),
    ...tables.map(([id, log]) => ({
      kind: 'table' as const,
      id,
      secret: `secret of ${id}`,
      card: card(id),
      due: log.due,
      people: log.people,
    })),
    ...tables.flatMap(([id, log]) =>
      log.lines.map(entry => ({ kind: 'line' as const, table: id, ...entry })),
    ),
    ...watched.map(([key, step]) => {
      const [who = '', id = ''] = key.split(' ');
      return { kind: 'seen' as const, person: who, table: id, step };
    }),
  ];
}
