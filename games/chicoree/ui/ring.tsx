import { useSecondsLeft } from '../../../web/kit/countdown.tsx';
import { Hammer } from './art/things.tsx';
import type { Part } from './part.ts';

/** The length of the ring when nothing of it has melted. */
const AROUND = 2 * Math.PI * 44;

/** A countdown: a ring that melts, the seconds, and in an open auction what the auctioneer calls. */
export function Ring({ frame, words, closes, hammer = false }: Part & { hammer?: boolean }) {
  const until = useSecondsLeft(closes);
  const total = frame.seconds;
  if (until === null || total === null) return null;
  // The clock may have been set since this device last looked at the time.
  const left = Math.min(until, total);
  const call = callAt(left, total);
  return (
    <div class="ch-ring" data-call={call ?? 'open'}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="ch-ring-ground" cx="50" cy="50" r="44" />
        <circle
          class="ch-ring-left"
          cx="50"
          cy="50"
          r="44"
          transform="rotate(-90 50 50)"
          stroke-dasharray={`${(AROUND * left) / total} ${AROUND}`}
        />
      </svg>
      <span class="ch-ring-number">{Math.ceil(left)}</span>
      {hammer && (
        <>
          <Hammer class="ch-ring-hammer" />
          <span class="ch-ring-call" role="status">
            {call && words.auction[call]}
          </span>
        </>
      )}
    </div>
  );
}

/** “Going once” two seconds before the end, “twice” one second; earlier where the countdown is long. */
export function callAt(left: number, total: number): 'goingOnce' | 'goingTwice' | null {
  if (left <= Math.max(1, total / 6)) return 'goingTwice';
  return left <= Math.max(2, total / 3) ? 'goingOnce' : null;
}
