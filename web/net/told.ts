import type { Frame } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { ClockSheet, HouseRefusal, TableSheet } from '../../wire/tells.ts';
import type { Clocks } from '../host/host.ts';
import type { TableTell } from './watchers.ts';
import { withDistinctNames } from './distinct-names.ts';

/** All that this tab knows of a table on the server: the client-side store. */
export interface NetState {
  readonly sheet: TableSheet | null;
  /** Null until the deal. */
  readonly seen: { readonly viewer: Viewer; readonly frame: Frame<Vocabulary> } | null;
  readonly log: readonly News<Vocabulary>[];
  readonly clocks: Clocks | null;
  /** When the person of each seat was last at the table, by this device's clock; null while they are there. */
  readonly awaySince: readonly (number | null)[];
  /** Up to where the game was known when this tab came to the table; null when nothing was missed. */
  readonly missed: number | null;
  /** Why the house does not let us look. */
  readonly trouble: HouseRefusal | null;
}

export const NOTHING_KNOWN: NetState = {
  sheet: null,
  seen: null,
  log: [],
  clocks: null,
  awaySince: [],
  missed: null,
  trouble: null,
};

/** What is known after being told something; `gap` when something in between was missed. */
export function told(state: NetState, tell: TableTell, now: number): NetState | 'gap' {
  switch (tell.type) {
    case 'sheet':
      return {
        ...(isRewound(state.sheet, tell.sheet) ? NOTHING_KNOWN : state),
        sheet: { ...tell.sheet, seats: withDistinctNames(tell.sheet.seats) },
        awaySince: since(
          tell.sheet.seats.map(seat => (seat.kind === 'person' ? seat.away : null)),
          now,
        ),
        missed: state.sheet ? state.missed : tell.sheet.lastSeen,
        trouble: null,
      };
    case 'presence':
      return withSheet({ ...state, awaySince: since(tell.away, now) }, sheet => ({
        ...sheet,
        seats: sheet.seats.map((seat, i) =>
          seat.kind === 'person' ? { ...seat, away: tell.away[i] ?? null } : seat,
        ),
      }));
    case 'said':
      return withSheet(state, sheet => ({
        ...sheet,
        speeches: [...sheet.speeches, tell.speech].slice(-LIMITS.chat),
      }));
    case 'gone':
      return { ...state, trouble: tell.code };
    case 'frame':
      return withFrame(state, tell, now);
  }
}

/** Turns are played again: what was known of the game may be no more. */
const isRewound = (known: TableSheet | null, { rewinds }: TableSheet) =>
  known !== null && known.rewinds !== rewinds;

function withFrame(
  state: NetState,
  { viewer, since, frame, clocks }: Extract<TableTell, { type: 'frame' }>,
  now: number,
): NetState | 'gap' {
  const { seen, log } = state;
  const sameEyes = seen === null || seen.viewer === viewer;
  const known = sameEyes ? lastStep(state) : -1;
  if (since > known) return 'gap';
  // Two frames can cross when one table is asked for twice.
  if (seen && sameEyes && frame.step < seen.frame.step) return state;
  const before = sameEyes ? log.filter(({ step }) => step <= since) : [];
  return {
    ...state,
    seen: { viewer, frame },
    log: [...before, ...frame.news],
    clocks: onThisClock(clocks, now),
  };
}

export function lastStep({ log }: NetState): number {
  return log.at(-1)?.step ?? -1;
}

/** The house's times by this device's clock, which may be wrong by hours. */
export function onThisClock(
  { now: theirs, asked, deadlines, stores, closes }: ClockSheet,
  now: number,
): Clocks {
  const here = (time: number | null) => (time === null ? null : time - theirs + now);
  return { asked: asked.map(here), deadlines: deadlines.map(here), stores, closes: here(closes) };
}

function withSheet(state: NetState, change: (sheet: TableSheet) => TableSheet): NetState {
  return state.sheet ? { ...state, sheet: change(state.sheet) } : state;
}

const since = (away: readonly (number | null)[], now: number) =>
  away.map(time => (time === null ? null : now - time));
