import { expect, test } from 'vitest';
import { fingerprint } from '../../../core/data.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import { stepsOf } from '../../../core/witnessed.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { Line, Milestone, StoredTable } from '../../storage/storage.ts';
import { rosterOf } from '../dealing/dealing.ts';
import type { Deed } from './deeds.ts';
import { judgeEntries } from '../asks/answering.ts';
import { foldTable, milestoneOf } from './load.ts';
import { agreeOn, newTable } from '../creating/new-table.ts';
import { agreedRulebook } from '../creating/rulebooks.ts';
import { happen, matchBefore } from './table.ts';

const PLAN: Plan = {
  game: 'chill-and-chili',
  seats: 4,
  options: {},
  edition: null,
  visibility: 'open',
  clock: { kind: 'live', minutes: 5, increment: 5 },
  late: 'bot-move',
  chat: 'off',
};
interface Wishes {
  readonly plan?: Plan;
  /** Before which moves the first seat goes back. */
  readonly goesBack?: (made: number) => boolean;
}

/** A table of this many moves as a storage would keep it. */
function played(moves: number, { plan = PLAN, goesBack = () => false }: Wishes = {}) {
  const agreement = agreeOn(plan);
  if (!agreement.ok) throw new Error('the plan is at fault');
  const bots = Array.from(
    { length: plan.seats },
    (_, seat): Deed => ({ do: 'seat-bot', seat, level: 'easy', name: `Bot ${seat}` }),
  );
  const created = newTable({
    id: 'table',
    by: 'anna',
    agreement: agreement.value,
    guests: [],
    bots,
    now: 1,
    names: () => 'Anna',
  });
  const stored: StoredTable = { id: 'table', secret: created.secret, visibility: 'open', status: 'playing' };
  const lines: Line[] = [...created.lines];
  const milestones: Milestone[] = [];
  const table = foldTable(stored, lines);
  const random = randomOf(seedRng('load'));
  const add = (deed: Deed, change?: Parameters<typeof happen>[3]) => {
    const at = 1000 * lines.length;
    happen(table, deed, at, change);
    lines.push({ seq: lines.length + 1, at, ask: `ask ${lines.length}`, body: JSON.stringify(deed) });
    const milestone = milestoneOf(table);
    if (!milestone) return;
    milestones.push(milestone);
    table.play!.milestone = milestone.step;
  };
  add({ do: 'roster', roster: rosterOf(table.ledger, table.ledger.dealing!)! });
  add({ do: 'deal' });
  for (let made = 0; made < moves; made++) {
    const earlier = goesBack(made) && matchBefore(table.play!.match, 0);
    if (earlier) add({ do: 'rewind', seat: 0, hash: fingerprint(earlier.state) });
    const { game, state } = table.play!.match;
    const asked = game.pending(state);
    if (asked.length === 0) break;
    const pending = random.pick(asked);
    const move = random.pick(legal(game, state, pending.seat));
    const judged = judgeEntries(table, [{ seat: pending.seat, move }]);
    if (!judged.ok) throw new Error(judged.error.code);
    add(nth(judged.value.deeds, 0), judged.value.changes[0]);
  }
  return { stored, lines, milestones, table };
}

test('a table read from its milestones is the table that was played', () => {
  const { stored, lines, milestones, table } = played(200);
  expect(milestones.length).toBeGreaterThan(1);
  const quick = foldTable(stored, lines, { milestones });
  const slow = foldTable(stored, lines);
  for (const read of [quick, slow]) {
    expect(read.play!.match.state).toEqual(table.play!.match.state);
    expect(read.play!.match.news).toEqual(table.play!.match.news);
    expect(read.play!.match.entries).toEqual(table.play!.match.entries);
    expect(read.play!.turns).toEqual(table.play!.turns);
    expect(read.ledger).toEqual(table.ledger);
    expect(read.stuck).toBeNull();
  }
  expect(quick.play!.milestone).toBe(lastOf(milestones).step);
});

test('milestones of two nodes, at different steps, tell every news once', () => {
  const { stored, lines, milestones, table } = played(200);
  const [first, second] = milestones as [Milestone, Milestone];
  // Milestones are passed only where nothing can be taken back: not after every line.
  const between = lines
    .map((_, i) => milestoneOf(foldTable(stored, lines.slice(0, i + 1))))
    .find(other => other !== null && other.step > first.step && other.step < second.step)!;
  const read = foldTable(stored, lines, { milestones: [first, between, ...milestones.slice(1)] });
  expect(read.play!.milestone).toBe(lastOf(milestones).step);
  expect(read.play!.match.news).toEqual(table.play!.match.news);
});

test('where turns were played again, only what stands of them is played when the table is read, and it is the same', () => {
  const { stored, lines, table } = played(80, { goesBack: made => made % 20 === 19 });
  const quick = foldTable(stored, lines, { milestones: [] });
  expect(table.ledger.rewinds).toBeGreaterThan(1);
  for (const read of [quick, foldTable(stored, lines)])
    expect({ ...read, asks: null }).toEqual({ ...table, asks: null });
  const gone = lines.findIndex(({ body }) => body.includes('"do":"rewind"')) - 1;
  const bent = lines.map((line, i) =>
    i === gone ? { ...line, body: line.body.replace(/"hash":"\w+"/, '"hash":"0"') } : line,
  );
  expect(foldTable(stored, bent).stuck, 'whoever checks a log checks all of it').toMatch(/leads elsewhere/);
  expect(foldTable(stored, bent, { milestones: [] }).stuck).toBeNull();
});

test('[SR-26] a table read from a milestone was last touched when everybody saw something, not when somebody planned', () => {
  const { stored, lines, table } = played(30, { plan: { ...PLAN, game: 'seasons-of-rice', seats: 2 } });
  const dealt = lines.findIndex(({ body }) => body.includes('"do":"deal"')) + 1;
  const { match } = table.play!;
  const inSecret = match.news.filter(({ step }) => !stepsOf(match, 'spectator').includes(step));
  expect(inSecret.length).toBeGreaterThan(3);
  for (const { step } of inSecret) {
    const until = lines.slice(0, dealt + step);
    const then = foldTable(stored, until);
    const { state, recent, news } = then.play!.match;
    const kept = JSON.stringify({ state, turns: then.play!.turns, recent });
    const milestone = { table: 'table', step, state: kept, news: JSON.stringify(news) };
    const read = foldTable(stored, until, { milestones: [milestone] });
    expect(read.play!.milestone).toBe(step);
    expect(read.shown).toBe(then.shown);
  }
});

test('a milestone ahead of the lines that were read is left aside', () => {
  const { stored, lines, milestones } = played(200);
  const early = lines.filter(({ seq }) => seq <= 90);
  const read = foldTable(stored, early, { milestones });
  expect(read.play!.match).toEqual(foldTable(stored, early).play!.match);
});

test('a milestone that is not the state in the log is not believed', () => {
  const { stored, lines, milestones, table } = played(100);
  const [first] = milestones;
  const kept = JSON.parse(first!.state) as { state: { [key: string]: unknown } };
  kept.state['forged'] = 1;
  const read = foldTable(stored, lines, { milestones: [{ ...first!, state: JSON.stringify(kept) }] });
  expect(read.play!.match.state).toEqual(table.play!.match.state);
  expect(read.play!.milestone).toBe(0);
});

test('a log that does not replay says where, and stays readable', () => {
  const { stored, lines } = played(20);
  const bent = lines.map(line =>
    line.seq === 17 ? { ...line, body: line.body.replace(/"hash":"\w+"/, '"hash":"0"') } : line,
  );
  const read = foldTable(stored, bent);
  expect(read.stuck).toBe('step 10 leads elsewhere');
  expect(read.ledger.seq).toBe(lines.length);
});

test('a table of other rules is not played on', () => {
  const { stored, lines } = played(5);
  const opened = JSON.parse(nth(lines, 0).body) as { agreement: { version: number } };
  opened.agreement.version = 999;
  const read = foldTable(stored, [{ ...nth(lines, 0), body: JSON.stringify(opened) }, ...lines.slice(1)]);
  expect(read.stuck).toMatch(/version 999/);
  expect(read.play).toBeNull();
});

test('[GZ-A28] older tables go on where the rules that changed were not agreed on, and say so elsewhere', () => {
  const known = (auctions: string) => {
    const plan = { ...PLAN, game: 'garten-zwerge', seats: 3, options: { auctions } };
    const agreed = agreeOn(plan);
    if (!agreed.ok) throw new Error('the plan is at fault');
    return agreedRulebook({ ...agreed.value, version: 1 });
  };
  expect(known('sealed')).toMatchObject({ ok: true, value: { id: 'garten-zwerge' } });
  expect(known('free')).toEqual({ ok: false, error: 'it was played by version 1 of the rules, this is 2' });
});
