import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Part } from './part.ts';

/** Where the turn stands, step by step; a step that is not for this player says why. */
export function Rail({ frame, words, names }: Part) {
  const { turn } = frame.view;
  const { steps, needsStart, hasStart, label } = words.rail;
  const now = turn.rail.indexOf('now');
  return (
    <section class="ch-rail" aria-label={label} data-seat={turn.seat}>
      <p class="ch-rail-who">
        <SeatSign seat={turn.seat} />
        <strong>{words.rail.turn(turn.number, names(turn.seat))}</strong>
        {now >= 0 && <span class="ch-rail-now">{steps[now]}</span>}
      </p>
      <ol>
        {turn.rail.map((mark, i) => {
          const why = mark === 'shut' ? (turn.hadStart ? hasStart : needsStart) : undefined;
          return (
            <li
              key={i}
              class={`ch-stop ch-stop-${mark}`}
              aria-current={mark === 'now' ? 'step' : undefined}
              title={why}
            >
              <b>{i + 1}</b>
              <span>{steps[i]}</span>
              {why && <span class="only-heard">({why})</span>}
            </li>
          );
        })}
      </ol>
      {!turn.hadStart && <p class="ch-rail-why">{words.rail.shut}</p>}
    </section>
  );
}
