import type { Names } from '../../../core/telling.ts';
import { nth } from '../../../core/sure.ts';
import { figure } from '../../kit/count.tsx';
import type { Stop } from '../../kit/ending/course.ts';
import { useRoom } from '../../kit/frame/room.ts';
import { SeatGlyph, SeatSign } from '../../kit/seat.tsx';
import { type Box, chartOf } from './chart-lines.ts';
import type { EndingWords } from './words.en.ts';

interface ChartProps {
  /** What is drawn. */
  readonly title: string;
  readonly stops: readonly Stop[];
  readonly names: Names;
  readonly words: EndingWords;
}

const HEIGHT = 260;
/** In pixels or nearly so: words on it must be read. */
const WIDE = { width: 640, box: { left: 40, right: 470, top: 16, bottom: 226, gap: 26 } };
const NARROW = { width: 340, box: { left: 34, right: 196, top: 16, bottom: 226, gap: 26 } };
/** Told apart without their colours. */
const DASHES = ['none', '10 5', '2 6', '14 4 2 4', '6 6', '18 6'] as const;
const SIGN = 20;

/** Everybody's way through the game, with their name where it ends; the same as a table for who would rather read. */
export function Chart({ title, stops, names, words }: ChartProps) {
  const { arrangement } = useRoom();
  const { width, box }: { width: number; box: Box } = arrangement === 'upright' ? NARROW : WIDE;
  const { lines, marks, rounds } = chartOf(stops, box);
  return (
    <section class="course">
      <h3>{title}</h3>
      <svg class="course-chart" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {marks.map(({ value, y }) => (
          <g key={value} class="course-mark">
            <path d={`M${box.left} ${y}H${box.right}`} />
            <text x={box.left - 8} y={y + 5} text-anchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        {rounds.map(({ round, x }) => (
          <text key={round} class="course-round" x={x} y={HEIGHT - 8} text-anchor="middle">
            {round}
          </text>
        ))}
        {lines.map(({ seat, points, value, labelY }) => {
          const [endX, endY] = nth(points, points.length - 1);
          return (
            <g key={seat} data-seat={seat} class="course-line">
              <polyline
                points={points.map(point => point.join()).join(' ')}
                stroke-dasharray={nth(DASHES, seat % DASHES.length)}
              />
              <path class="course-lead" d={`M${endX} ${endY}L${endX + 14} ${labelY}`} />
              <svg x={endX + 16} y={labelY - SIGN / 2} width={SIGN} height={SIGN}>
                <SeatGlyph seat={seat} />
              </svg>
              <text x={endX + 42} y={labelY + 6}>
                {figure(value)} {names(seat)}
              </text>
            </g>
          );
        })}
      </svg>
      <details class="course-table">
        <summary>{words.asTable}</summary>
        <div class="course-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col" />
                {lines.map(({ seat }) => (
                  <th key={seat} scope="col">
                    <SeatSign seat={seat} /> {names(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stops.map(({ round, values }, i) => (
                <tr key={i}>
                  <th scope="row">
                    {i === stops.length - 1 ? words.final : round === 0 ? words.start : words.round(round)}
                  </th>
                  {values.map((value, seat) => (
                    <td key={seat} class="num">
                      {figure(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
