import type { CDPSession } from '@playwright/test';

/** What a trace of Chromium tells of, as far as it is used here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: Readonly<Record<string, unknown>>;
}

/** All that these categories tell while something is done. */
export async function recorded(
  session: CDPSession,
  includedCategories: string[],
  deed: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await deed();
  const complete = new Promise(done => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events;
}
