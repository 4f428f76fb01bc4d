import type { CDPSession } from '@playwright/test';
import { recorded, type TraceEvent } from './recording.ts';

/** Tasks of the page's thread, in milliseconds of its own processor time. */
export interface Traced {
  readonly longest: number;
  /** So many were longer than a frame of a slow phone allows. */
  readonly long: number;
  /** The longest task of any other thread, such as a worker's. */
  readonly longestElsewhere: number;
}

/** On a phone four times slower this is a long task. */
export const LONG = 12.5;

/** What the page's thread works while something is done, however long it has to wait for a busy machine. */
export async function traced(session: CDPSession, deed: () => Promise<void>): Promise<Traced> {
  const events = await recorded(session, ['toplevel', 'devtools.timeline'], deed);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame').map(threadOf);
  const page = frames.reduce(
    (most, one) => (countOf(frames, one) > countOf(frames, most) ? one : most),
    frames[0] ?? '',
  );
  const tasks = events
    .filter(event => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask')
    .map(event => ({ isPage: threadOf(event) === page, milliseconds: (event.tdur ?? 0) / 1000 }));
  const lengths = (isPage: boolean) =>
    tasks.filter(task => task.isPage === isPage).map(({ milliseconds }) => milliseconds);
  const ofPage = lengths(true);
  if (ofPage.length === 0) throw new Error('The trace tells of no task.');
  return {
    longest: Math.max(...ofPage),
    long: ofPage.filter(task => task > LONG).length,
    longestElsewhere: Math.max(0, ...lengths(false)),
  };
}

const countOf = (list: readonly string[], one: string) => list.filter(other => other === one).length;
