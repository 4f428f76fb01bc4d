import { expect, test } from 'vitest';
import { judge } from '../../core/judge.ts';
import { fingerprint } from '../../core/data.ts';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Entry } from '../../core/match.ts';
import { legal } from '../../core/play.ts';
import { type Random, randomOf, seedRng } from '../../core/random.ts';
import { mayTakeBack } from '../../core/takeback.ts';
import { stepOf } from '../../core/witnessed.ts';
import { planOf } from '../test/plan.ts';
import { type JudgedAsk, judgeAsk } from './asks/judge-ask.ts';
import type { Deed } from './log/deeds.ts';
import { foldTable } from './log/load.ts';
import { decidingAt, happen, isOver, playOf, type Table } from './log/table.ts';
import { agreeOn, newTable } from './creating/new-table.ts';
import { cardOf, sheetFor } from './telling/sheets.ts';
import { frameTell } from './telling/telling.ts';

/** What somebody does unseen changes nothing for anybody else: neither what they are told if they look anew, nor what they are answered. */

const personAt = (seat: Seat) => `person ${seat}`;

function dealtTable(game: string, seats: number): Table {
  const clock = { kind: 'live', minutes: 5, increment: 10 } as const;
  const agreement = agreeOn(planOf({ game, seats, clock, breath: true }));
  if (!agreement.ok) throw new Error('the plan is at fault');
  const opened = { by: personAt(0), agreement: agreement.value, guests: [], bots: [], now: 1 };
  const { id, lines } = newTable({ id: 'table', ...opened, names: person => person });
  const table = foldTable(
    { id, secret: 'the same cards every time', visibility: 'open', status: 'gathering' },
    lines,
  );
  // Under the first construction: a secret and numbers are all it needs.
  table.ledger.dealing = null;
  for (let seat = 0; seat < seats; seat++)
    happen(table, { do: 'sit', seat, person: personAt(seat), salt: `${seat}`.repeat(32) }, 1);
  happen(table, { do: 'deal' }, 1);
  return table;
}

/** Everything this viewer could get out of the house at this moment. */
function allFor(table: Table, viewer: Viewer, now: number) {
  const step = stepOf(playOf(table).match, viewer);
  const person = viewer === 'spectator' ? null : personAt(viewer);
  const reader = { person, names: (name: string) => name, houseKey: 'key', away: () => null, lastSeen: null };
  return {
    frame: frameTell(table, { viewer, since: -1, now }),
    sheet: sheetFor(table, reader),
    card: viewer === 'spectator' && cardOf(table, name => name),
    answers: person === null ? [] : answersTo(table, { person, step, now }),
  };
}

function answersTo(
  table: Table,
  { person, step, now }: { readonly person: string; readonly step: number; readonly now: number },
): string[] {
  const steps = [step + 1, step, step - 1, step - 2].filter(each => each >= 0);
  const asks = [
    ...steps.flatMap(each => ['take-back', 'hint', 'rewind'].map(type => ({ type, step: each }))),
    ...steps.map(each => ({ type: 'answer', step: each, moves: [{ type: 'nonsense' }] })),
    { type: 'say', text: 'hello' },
  ];
  return asks.map(ask => {
    const around = { person, houseKey: 'key', now, awaySince: () => null };
    const judged = judgeAsk(table, { id: 'a', table: 'table', ...ask } as JudgedAsk, around);
    return `${JSON.stringify(ask)}: ${judged.ok ? 'done' : judged.error.code}`;
  });
}

/** A move, a second thought or a hint of somebody. */
function anyDeed(
  table: Table,
  random: Random,
  now: number,
): { readonly seat: Seat; readonly deed: Deed } | null {
  const { match } = playOf(table);
  const seat = random.pick(decidingAt(match));
  if (random.int(6) === 0) {
    const ask = { type: 'hint', id: 'a', table: 'table', step: stepOf(match, seat) } as const;
    const around = { person: personAt(seat), houseKey: 'key', now, awaySince: () => null };
    const hint = judgeAsk(table, ask, around);
    const deed = hint.ok ? hint.value.deeds[0] : undefined;
    return deed ? { seat, deed } : null;
  }
  const back = [...Array(match.opening.seats).keys()].filter(each => mayTakeBack(match, each));
  const entry: Entry<Vocabulary> =
    back.length > 0 && random.int(4) === 0
      ? { seat: random.pick(back), takeback: true }
      : { seat, move: random.pick(legal(match.game, match.state, seat)) };
  const judged = judge(match, entry);
  if (!judged.ok) throw new Error(judged.error.code);
  return { seat: entry.seat, deed: { do: 'entry', entry, hash: fingerprint(judged.value.state) } };
}

test.each([
  ['seasons-of-rice', 2],
  ['chicoree', 3],
  ['garten-zwerge', 3],
] as const)('%s: what is done unseen changes nothing for anybody else', (game, seats) => {
  const random = randomOf(seedRng(`unseen ${game}`));
  const table = dealtTable(game, seats);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  let unseen = 0;
  for (
    let now = 1000, left = 120;
    left > 0 && !isOver(playOf(table).match);
    left--, now += random.int(3000)
  ) {
    const next = decidingAt(playOf(table).match).length > 0 ? anyDeed(table, random, now) : null;
    if (!next) continue;
    const stepsBefore = viewers.map(viewer => stepOf(playOf(table).match, viewer));
    const before = viewers.map(viewer => allFor(table, viewer, now));
    happen(table, next.deed, now);
    for (const [i, viewer] of viewers.entries()) {
      if (viewer === next.seat || stepOf(playOf(table).match, viewer) !== stepsBefore[i]) continue;
      unseen++;
      expect(allFor(table, viewer, now), `after ${JSON.stringify(next.deed)}`).toEqual(before[i]);
    }
  }
  expect(unseen).toBeGreaterThan(10);
});
