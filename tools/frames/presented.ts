import type { CDPSession, Page } from '@playwright/test';
import { stopListening } from './measure.ts';
import { recorded, type TraceEvent } from './recording.ts';

/** What came to the screen while something moved, whoever moved it: the page's thread or the compositor. */
export interface Presented {
  /** Times the screen could have been drawn anew while something moved, or the page asked for a frame. */
  readonly due: number;
  /** Nothing came, though the compositor was moving something. */
  readonly stood: number;
  /** The most of these in a row. */
  readonly inARow: number;
  /** Nothing came, and only the page's thread had asked for it: to move something, or to draw the next area. */
  readonly late: number;
  /** What the compositor moves came, without what the page's thread was asked for. */
  readonly partial: number;
  /** Animations that the compositor could not take over from the page's thread, with what was in the way. */
  readonly unaided: readonly string[];
}

/** What the compositor reports of one frame; there may be two of them, one for the part that came from the page's thread. */
interface Report {
  readonly frame_source: number;
  readonly frame_sequence: number;
  readonly state: string;
  /** Also where the page draws in a frame that it asked for, such as the next area. */
  readonly has_main_animation: boolean;
  readonly has_compositor_animation: boolean;
  /** That it did not come, or without what the page's thread moves, is seen as a jerk. */
  readonly affects_smoothness: boolean;
}

/** Frames as the compositor accounts for them. */
export async function presented(
  page: Page,
  session: CDPSession,
  deed: () => Promise<void>,
): Promise<Presented> {
  await stopListening(page);
  const categories = ['cc', 'blink.animations', 'disabled-by-default-devtools.timeline.frame'];
  return presentedIn(await recorded(session, categories, deed));
}

type Missing = 'stood' | 'late' | 'partial' | 'nothing';

export function presentedIn(events: readonly TraceEvent[]): Presented {
  const frames = new Map<string, Missing>();
  const reports = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ pid, args }) => ({ pid, ...(args!['frame_reporter'] as Report) }))
    .filter(report => report.has_main_animation || report.has_compositor_animation)
    .toSorted((a, b) => a.frame_sequence - b.frame_sequence);
  for (const report of reports) {
    const frame = [report.pid, report.frame_source, report.frame_sequence].join();
    const missing = missingIn(report);
    if (missing !== 'nothing' || !frames.has(frame)) frames.set(frame, missing);
  }
  const all = [...frames.values()];
  const countOf = (missing: Missing) => all.filter(one => one === missing).length;
  return {
    due: all.length,
    stood: countOf('stood'),
    inARow: longestRun(all.map(one => one === 'stood')),
    late: countOf('late'),
    partial: countOf('partial'),
    unaided: unaidedIn(events),
  };
}

function missingIn({ affects_smoothness, state, has_compositor_animation }: Report): Missing {
  if (!affects_smoothness) return 'nothing';
  if (state !== 'STATE_DROPPED') return 'partial';
  return has_compositor_animation ? 'stood' : 'late';
}

function longestRun(missed: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const one of missed) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

interface AnimationData {
  readonly nodeName?: string;
  readonly displayName?: string;
  /** Why not, as bits; 0 where nothing was in the way. */
  readonly compositeFailed?: number;
  readonly unsupportedProperties?: readonly string[];
}

/** The reason that nothing would be seen of it: it runs in what is hidden, and may be over when that is shown. */
const UNSEEN = 1 << 17;

/** Numbers of animations are used again: each is called by the latest name that was told. */
function unaidedIn(events: readonly TraceEvent[]): readonly string[] {
  const names = new Map<string, string>();
  const failed = events
    .filter(({ name }) => name === 'Animation')
    .toSorted((a, b) => a.ts - b.ts)
    .flatMap(({ ph, pid, id2, args }) => {
      const key = `${pid}/${id2?.local}`;
      const animation = (args?.['data'] ?? {}) as AnimationData;
      const { nodeName, displayName, compositeFailed = 0 } = animation;
      if (nodeName !== undefined) names.set(key, `${nodeName} ${displayName ?? ''}`.trim());
      const name = names.get(key) ?? 'begun before';
      if (ph === 'e') names.delete(key);
      return compositeFailed === 0 ? [] : [`${name} (${obstacleOf(animation)})`];
    });
  return [...new Set(failed)].toSorted();
}

function obstacleOf({ compositeFailed, unsupportedProperties = [] }: AnimationData): string {
  if (unsupportedProperties.length > 0) return unsupportedProperties.join(', ');
  return compositeFailed === UNSEEN ? 'hidden' : `reason ${compositeFailed}`;
}
