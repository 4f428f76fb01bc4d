import { Countdown, useSecondsLeft } from '../../../web/kit/countdown.tsx';
import { Hammer } from './art/things.tsx';
import type { Part } from './part.ts';

/** How long the question stays open, and in an open auction what the auctioneer calls. */
export function Ring({ frame, words, closes, hammer = false }: Part & { hammer?: boolean }) {
  const left = useSecondsLeft(closes);
  const total = frame.seconds;
  if (left === null || total === null) return null;
  const call = callAt(left, total);
  return (
    <div class="ch-ring" data-call={call ?? 'open'}>
      <Countdown left={left} total={total} label={words.auction.left(Math.ceil(left))} />
      {hammer && (
        <span class="ch-line" role="status">
          {call && (
            <>
              <Hammer class="ch-icon" /> {words.auction[call]}
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** “Going once” two seconds before the end, “twice” one second; earlier where the countdown is long. */
export function callAt(left: number, total: number): 'goingOnce' | 'goingTwice' | null {
  if (left <= Math.max(1, total / 6)) return 'goingTwice';
  return left <= Math.max(2, total / 3) ? 'goingOnce' : null;
}
