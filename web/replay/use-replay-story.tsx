import { useMemo } from 'preact/hooks';
import { ReplayLog } from './replay-log.tsx';
import type { useReplayTold } from './use-replay-told.ts';
import { useSettled } from './use-settled.ts';

interface Story {
  readonly told: ReturnType<typeof useReplayTold>;
  readonly step: number;
  readonly began: string | null;
  readonly onPlace: () => void;
  readonly onStep: (step: number) => void;
}

/** Milliseconds after which the log follows. */
const SETTLING = 200;

/** The log beside the board; null until the step has settled. */
export function useReplayStory({ told, step, began, onPlace, onStep }: Story) {
  const { chapters, lines } = told;
  const line = lines.findLast(one => one.step <= step)?.step ?? 0;
  const settled = useSettled(line, SETTLING);
  // The same element is not drawn again.
  return useMemo(
    () =>
      settled !== null && (
        <ReplayLog told={told} at={settled} began={began} onPlace={onPlace} onStep={onStep} />
      ),
    [chapters, settled, began],
  );
}
