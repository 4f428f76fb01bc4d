import { Explained } from '../../../web/kit/explained.tsx';
import { DRY_TURNS, WET_TURNS } from '../data/words.ts';
import { SeasonArt } from './art/ancestor.tsx';
import type { View } from '../vocabulary.ts';
import type { Part } from './part.ts';
import { Whose } from './whose.tsx';

const SEASONS = [
  ['wet', WET_TURNS],
  ['dry', DRY_TURNS],
] as const;

interface SeasonStripProps extends Part {
  /** Whose landscape is shown, where there is no other room to say it: the days tell the season, too. */
  readonly whose?: number | null;
}

/** Both seasons as a row of days: which are gone, which one it is. */
export function SeasonStrip({ frame, words, names, whose = null }: SeasonStripProps) {
  const { season, turn, turns, first } = frame.view;
  const said =
    season === 'wet' || season === 'dry'
      ? words.turnOf(words.season[season], turn, turns)
      : words.season[season];
  return (
    <Explained
      place="season"
      class="sr-strip sr-inline sr-wrap sr-slip"
      label={said}
      about={{
        title: said,
        lines: [
          words.about.season[season],
          ...(first && season === 'dry' ? [words.first(names(first.seat), first.because)] : []),
        ],
      }}
    >
      {whose === null ? <b>{said}</b> : <Whose seat={whose} text={names(whose)} />}
      {SEASONS.map(([of, length]) => (
        <span key={of}>
          <SeasonArt season={of} class="sr-icon" />
          <Days length={length} gone={daysGone(of, frame.view)} isNow={season === of} />
        </span>
      ))}
    </Explained>
  );
}

function daysGone(of: 'wet' | 'dry', { season, turn }: View): number {
  if (season === of) return turn - 1;
  return season === 'over' || (of === 'wet' && season === 'dry') ? Infinity : 0;
}

interface DaysProps {
  readonly length: number;
  readonly gone: number;
  readonly isNow: boolean;
}

function Days({ length, gone, isNow }: DaysProps) {
  return (
    <svg
      viewBox={`0 0 ${length * 10} 10`}
      height=".7em"
      stroke="var(--on-ground)"
      stroke-width="1.8"
      aria-hidden="true"
    >
      {Array.from({ length }, (_, i) =>
        isNow && i === gone ? (
          <path key={i} d={`M${i * 10 + 5} 0l5 5-5 5-5-5Z`} fill="var(--sun)" />
        ) : (
          <circle key={i} cx={i * 10 + 5} cy="5" r="3" fill={i < gone ? 'var(--on-ground)' : 'none'} />
        ),
      )}
    </svg>
  );
}
