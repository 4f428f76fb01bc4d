import { levelCalled } from '../../bots/levels.ts';
import { fingerprint, same } from '../../core/data.ts';
import { recordOf, replay } from '../../core/record.ts';
import { nth } from '../../core/sure.ts';
import { sawLatest, stepOf } from '../../core/witnessed.ts';
import type { Line, Milestone, StoredTable } from '../../server/storage/storage.ts';
import type { Deed } from '../../server/tables/log/deeds.ts';
import { deedOf, foldTable, follow } from '../../server/tables/log/load.ts';
import { botAt, clockOf, playOf, type Table } from '../../server/tables/log/table.ts';
import { lateAt } from '../../server/tables/duties/turn-clock.ts';
import { ALIKE } from '../../wire/agreed.ts';
import type { Sight } from './diary.ts';

interface OnDisk {
  readonly stored: StoredTable;
  readonly lines: readonly Line[];
  readonly milestones: readonly Milestone[];
}

/** How many things the house did by itself. */
export interface OwnDeeds {
  bot: number;
  closing: number;
  late: number;
}

interface Replayed {
  readonly entries: number;
  readonly own: OwnDeeds;
}

interface Around {
  readonly sights: readonly Sight[];
  readonly botPace: number;
  readonly complain: (what: string) => void;
}

/** Plays a log again, line by line: every state, everything shown to anybody, and the hour of all the house did itself. */
export function checkReplay({ stored, lines, milestones }: OnDisk, around: Around): Replayed {
  const { sights, complain } = around;
  const table = foldTable(stored, lines.slice(0, 1));
  const shown = byStep(sights);
  const own: OwnDeeds = { bot: 0, closing: 0, late: 0 };
  let asked = false;
  for (const line of lines.slice(1)) {
    const deed = deedOf(line);
    asked = line.ask !== null || (asked && deed.do === 'entry' && belongsToAsk(table, deed));
    if (!asked) checkOwnDeed(table, deed, { ...around, at: line.at, own });
    follow(table, deed, line.at);
    if (table.stuck !== null) {
      complain(`does not replay: ${table.stuck}`);
      return { entries: 0, own };
    }
    if (deed.do === 'entry' || deed.do === 'deal') checkSights(table, shown, complain);
  }
  const steps = table.play?.match.entries.length ?? -1;
  for (const [viewer, known] of shown) {
    const last = table.play ? stepOf(table.play.match, viewer) : -1;
    for (const step of known.keys()) if (step > last) complain(`${viewer} was shown step ${step} of ${last}`);
  }

  const quick = foldTable(stored, lines, { milestones });
  if (!same(quick.play?.match.state, table.play?.match.state)) complain('milestones lead to another state');
  if (!same(throughJson(quick.play?.match.news ?? null), throughJson(table.play?.match.news ?? null)))
    complain('milestones tell other news');
  checkRecord(table, lines, complain);
  return { entries: Math.max(0, steps), own };
}

/** Several moves of one answer: only the first line carries the ask. */
const belongsToAsk = (table: Table, { entry }: Extract<Deed, { do: 'entry' }>) =>
  'seat' in entry && botAt(table, entry.seat) === null;

/** What nobody asked for is a bot's move, a question that ran out, or somebody late: never before its time, never twice. */
function checkOwnDeed(
  table: Table,
  deed: Deed,
  { at, botPace, complain, own }: Around & { readonly at: number; readonly own: OwnDeeds },
): void {
  const { ledger } = table;
  if (deed.do === 'entry' && 'seat' in deed.entry) {
    own.bot++;
    if (botAt(table, deed.entry.seat) === null)
      complain(`nobody asked for a move of seat ${deed.entry.seat}`);
    if (at < nth(playOf(table).turns.seen, deed.entry.seat) + botPace)
      complain('a bot moved before its time');
  } else if (deed.do === 'entry') {
    own.closing++;
    const { match, turns } = playOf(table);
    const timer = match.game.timer?.(match.state);
    if (!timer || at < turns.closingSince + timer.seconds * 1000)
      complain('a question closed before its time');
  } else if (deed.do === 'sit-in' && botAt(table, deed.seat) === ALIKE) {
    if (levelCalled(deed.level) === null) complain(`seat ${deed.seat} was gauged as “${deed.level}”`);
  } else if (deed.do === 'late' || deed.do === 'sit-in') {
    own.late++;
    const end = lateAt(clockOf(table), deed.seat);
    if (end === null || at < end) complain(`seat ${deed.seat} was called late before its time`);
    if (botAt(table, deed.seat) !== null) complain(`seat ${deed.seat} was called late twice`);
  } else if (ledger.status !== 'gathering') complain(`nobody asked for “${deed.do}”`);
}

/** Whoever saw something of the latest entry was shown what it led to; the others were told nothing. */
function checkSights(table: Table, shown: Shown, complain: (what: string) => void): void {
  const { match } = playOf(table);
  for (const [viewer, steps] of shown) {
    if (!sawLatest(match, viewer)) continue;
    const step = stepOf(match, viewer);
    const prints = steps.get(step) ?? [];
    if (prints.length === 0) continue;
    const expected = fingerprint(throughJson(match.game.view(match.state, viewer)));
    if (prints.some(print => print !== expected))
      complain(`${viewer} was shown something else at step ${step}`);
  }
}

/** By viewer and by the viewer's own step, the fingerprints of what it was shown. */
type Shown = Map<Sight['viewer'], Map<number, string[]>>;

function byStep(sights: readonly Sight[]): Shown {
  const shown: Shown = new Map();
  for (const { viewer, step, print } of sights) {
    const steps = shown.get(viewer) ?? new Map<number, string[]>();
    shown.set(viewer, steps.set(step, [...(steps.get(step) ?? []), print]));
  }
  return shown;
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The core by itself, without the server's reader of logs. */
function checkRecord({ play }: Table, lines: readonly Line[], complain: (what: string) => void): void {
  if (!play) return;
  const hashes = lines.map(deedOf).flatMap(deed => (deed.do === 'entry' ? [deed.hash] : []));
  const record = recordOf(play.match);
  const start = replay(play.match.game, record, 0);
  if (!start.ok) return complain(`cannot be opened again: ${start.error.code}`);
  const again = replay(play.match.game, { ...record, hashes: [fingerprint(start.value.state), ...hashes] });
  if (!again.ok) complain(`diverges: ${JSON.stringify(again.error)}`);
}
