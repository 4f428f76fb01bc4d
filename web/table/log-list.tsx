import { useEffect, useRef } from 'preact/hooks';
import { SeatSign } from '../kit/seat.tsx';
import type { Line } from './log.ts';

/** The log, the latest sentence in sight. */
export function Log({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y: a scrollable region must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0}>
      {lines.map((line, i) => (
        <li key={line.key} class={lines[i - 1]?.seat === line.seat ? 'log-line' : 'log-line log-line-first'}>
          {line.seat !== 'table' && lines[i - 1]?.seat !== line.seat ? (
            <SeatSign seat={line.seat} />
          ) : (
            <span />
          )}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
