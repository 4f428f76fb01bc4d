import { useEffect, useState } from 'preact/hooks';

/** Seconds until a question closes, by this device's clock; null when it does not close by itself. */
export function useSecondsLeft(closes: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (closes === null) return;
    const clock = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(clock);
  }, [closes]);
  return closes === null ? null : Math.max(0, (closes - now) / 1000);
}

/** The length of the ring when nothing of it has melted. */
const AROUND = 2 * Math.PI * 44;

interface CountdownProps {
  /** `useSecondsLeft`. */
  readonly left: number;
  /** How many seconds there were. */
  readonly total: number;
  readonly label: string;
}

/** A ring that melts around the seconds that are left. */
export function Countdown({ left, total, label }: CountdownProps) {
  // The clock may have been set since this device last looked at the time.
  const shown = Math.min(left, total);
  return (
    <span class="countdown" role="timer" aria-label={label} data-late={shown <= 5 || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle
          class="countdown-left"
          cx="50"
          cy="50"
          r="44"
          transform="rotate(-90 50 50)"
          stroke-dasharray={`${(AROUND * shown) / total} ${AROUND}`}
        />
      </svg>
      <b class="num">{Math.ceil(shown)}</b>
    </span>
  );
}
