import { useEffect, useRef, useState } from 'preact/hooks';
import { Hammer } from './art/things.tsx';
import type { Part } from './part.ts';

/** The length of the ring when nothing of it has melted. */
const AROUND = 2 * Math.PI * 44;

/** A countdown: a ring that melts, the seconds, and in an open auction what the auctioneer calls. */
export function Ring(part: Part & { hammer?: boolean }) {
  const { frame, words, hammer = false } = part;
  const left = useSecondsLeft(part);
  const total = frame.seconds;
  if (left === null || total === null) return null;
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
          stroke-dasharray={`${AROUND * Math.min(1, left / total)} ${AROUND}`}
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

/** Seconds until the question closes; a host that does not say when is taken to have started its clock now. */
function useSecondsLeft({ frame, closes }: Part): number | null {
  const begun = useRef({ step: -1, at: 0 });
  if (begun.current.step !== frame.step) begun.current = { step: frame.step, at: Date.now() };
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(clock);
  }, []);
  if (frame.seconds === null) return null;
  const ends = closes ?? begun.current.at + frame.seconds * 1000;
  return Math.max(0, (ends - Math.max(now, begun.current.at)) / 1000);
}
