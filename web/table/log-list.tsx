import { useEffect, useRef } from 'preact/hooks';
import { SeatSign } from '../kit/seat.tsx';
import type { Line } from './log.ts';

/** The log, the latest sentence in sight. */
export function Log({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y: a scrollable region must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0}>
      {lines.map((line, i) => {
        const before = lines[i - 1];
        const begins = before?.seat !== line.seat;
        const shown = line.about !== 'table' && (begins || before.about !== line.about) ? line.about : null;
        return (
          <li key={line.key} class={begins ? 'log-line log-line-first' : 'log-line'}>
            {shown === null ? <span /> : <SeatSign seat={shown} />}
            <span>{line.text}</span>
          </li>
        );
      })}
    </ol>
  );
}
