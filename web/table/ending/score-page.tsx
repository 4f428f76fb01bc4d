import type { ComponentChildren } from 'preact';
import type { Names } from '../../../core/telling.ts';
import { Icon } from '../../kit/icon.tsx';
import { type Language, LOCALES } from '../../kit/language.ts';
import { Sheet } from '../../kit/sheet.tsx';
import type { Stop } from '../../kit/ending/course.ts';
import { Link } from '../../link.tsx';
import { useWords } from '../../words/index.ts';
import type { Replayed } from '../extras.ts';
import { Chart } from './chart.tsx';
import type { DecisiveMoment } from './decisive.ts';
import { useDaylightOnPaper } from '../../use-daylight-on-paper.ts';
import type { EndingWords } from './words.en.ts';

interface ScorePageProps {
  readonly words: EndingWords;
  readonly language: Language;
  readonly won: string;
  readonly game: string;
  /** Milliseconds since 1970; null when nobody knows. */
  readonly ended: number | null;
  readonly seats: number;
  readonly names: Names;
  readonly course: { readonly counts: string; readonly stops: readonly Stop[] };
  readonly moments: readonly DecisiveMoment[];
  readonly replayAt: (step: number) => Replayed | null;
  readonly hinted: readonly number[] | null;
  readonly afterwards: ComponentChildren;
  /** Null when the reader comes from the table. */
  readonly onPoster: (() => void) | null;
  readonly onLook: () => void;
  /** The game's own ledger. */
  readonly children: ComponentChildren;
}

/** The score sheet: every number where it comes from, what decided, and the way of the game. Can be printed. */
export function ScorePage(props: ScorePageProps) {
  const { words, language, won, game, ended, seats, names, course, moments, hinted } = props;
  const house = useWords().end;
  useDaylightOnPaper('sheet');
  const when =
    ended !== null && new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(ended);
  return (
    <Sheet
      title={house.sheet}
      closeLabel={props.onPoster ? words.poster : house.look}
      onClose={props.onPoster ?? props.onLook}
      kind="ledger"
      footer={
        <div class="row end-buttons">
          {props.afterwards}
          <button type="button" class="button" onClick={() => print()}>
            <Icon of="print" />
            {words.print}
          </button>
          <button type="button" class="button button-quiet" onClick={props.onLook}>
            {house.look}
          </button>
        </div>
      }
    >
      <div class="score-page">
        <div class="print-only">
          <h1>{game}</h1>
          {when && <p>{words.playedOn(when)}</p>}
          <p>{words.players(Array.from({ length: seats }, (_, seat) => names(seat)))}</p>
        </div>
        <p class="end-winners">{won}</p>
        {props.children}
        {moments.length > 0 && (
          <section class="decisive">
            <h3>{words.moments}</h3>
            <p class="hint">{words.momentsHint}</p>
            <ol>
              {moments.map(({ key, step, round, text }) => {
                const replay = props.replayAt(step);
                return (
                  <li key={key}>
                    <span class="decisive-round">{words.at(words.round(round), replay?.step ?? null)}</span>
                    <span class="decisive-words">{replay ? <Link to={replay.to}>{text}</Link> : text}</span>
                  </li>
                );
              })}
            </ol>
          </section>
        )}
        {hinted && (
          <p class="hint">
            {words.hinted(hinted.flatMap((times, seat) => (times > 0 ? [`${names(seat)} (${times})`] : [])))}
          </p>
        )}
        {course.stops.length > 2 && (
          <Chart title={words.course(course.counts)} stops={course.stops} names={names} words={words} />
        )}
      </div>
    </Sheet>
  );
}
