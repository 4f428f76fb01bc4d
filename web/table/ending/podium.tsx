import type { Seat } from '../../../core/game.ts';
import { placed } from '../../../core/ranking.ts';
import type { Names } from '../../../core/telling.ts';
import type { PosterScore } from '../../kit/ending/ending.ts';
import type { Language } from '../../kit/language.ts';
import { ordinal } from '../../kit/ordinal.ts';
import { PaintedSign } from '../../kit/painted-sign.tsx';
import { CountUp } from './count-up.tsx';

export interface PodiumProps {
  readonly places: readonly (readonly Seat[])[];
  readonly names: Names;
  readonly score: (seat: Seat) => PosterScore;
  readonly language: Language;
  readonly label: string;
  /** Milliseconds in which the numbers count up. */
  readonly counts: number;
}

/** Everybody on their step, as people count places: after two who share the first comes the third. */
export function Podium({ places, names, score, language, label, counts }: PodiumProps) {
  return (
    <ol class="podium" aria-label={label}>
      {placed(places).map(({ seat, place }) => {
        const { value, unit } = score(seat);
        return (
          <li key={seat} class="podium-step" data-seat={seat} data-place={Math.min(place, 4)}>
            <span class="podium-sign">
              <PaintedSign seat={seat} />
              <span class="podium-sash num">{ordinal(place, language)}</span>
            </span>
            <span class="podium-name">{names(seat)}</span>{' '}
            <span class="podium-score">
              {value !== null && <CountUp value={value} within={counts} />} <small>{unit}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
