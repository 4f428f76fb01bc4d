import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import { placed } from '../../../core/ranking.ts';
import { nth } from '../../../core/sure.ts';
import type { Names } from '../../../core/telling.ts';
import { courseOf, courseOfStudy } from '../../kit/ending/course.ts';
import type { Ending, Finished } from '../../kit/ending/ending.ts';
import type { Arrangement } from '../../kit/frame/arrangement.ts';
import { useRoom } from '../../kit/frame/room.ts';
import { FaultNote } from '../../kit/fault-note.tsx';
import type { GameScreen, ScoreSheetProps } from '../../kit/game-screen.ts';
import { LedgerPace } from '../../kit/ledger.tsx';
import { moves } from '../../kit/motion.ts';
import { ordinal } from '../../kit/ordinal.ts';
import { useStore } from '../../kit/store.ts';
import { type ScenePace, settings } from '../../settings.ts';
import '../../style/ending.css';
import { useWords } from '../../words/index.ts';
import type { Replayed } from '../extras.ts';
import type { Line } from '../log.ts';
import { decisiveMoments } from './decisive.ts';
import { Poster } from './poster.tsx';
import { ScorePage } from './score-page.tsx';
import { type Delivery, sharePoster } from './share.tsx';
import { ENDING_WORDS } from './words.ts';

/** Milliseconds of an act. */
const PACE: { readonly [P in ScenePace]: number } = { calm: 600, quick: 300, none: 0 };

const NOTHING: readonly never[] = [];

/** Of the room that is left for the work. */
const ASPECT: { readonly [A in Arrangement]: number } = {
  upright: 0.85,
  lying: 1.1,
  tablet: 1.3,
  laptop: 0.95,
  desktop: 0.95,
  television: 0.95,
};

export interface EndProps<V extends Vocabulary> {
  readonly screen: GameScreen<V>;
  readonly finished: Finished<V>;
  readonly log: readonly News<V>[];
  readonly lines: readonly Line[];
  /** Whether the log begins with the deal: without it not every game knows how it went. */
  readonly isWhole: boolean;
  readonly names: Names;
  /** The one seat played on this device, if it is one. */
  readonly me: Seat | null;
  /** Who won, said to the reader. */
  readonly won: string;
  /** Milliseconds since 1970; null when nobody knows. */
  readonly ended: number | null;
  readonly clause: (id: string) => ComponentChildren;
  /** Another game, and whatever else there is to do. */
  readonly afterwards: ComponentChildren;
  /** Where what happened at a step can be seen again; null where it cannot. */
  readonly replayAt: (step: number) => Replayed | null;
  /** By seat, how often a hint was asked for; null where nobody did, or nobody counts. */
  readonly hinted: readonly number[] | null;
  /** Whoever comes from the table wants the sheet; the end itself comes as a poster. */
  readonly opensAt: 'poster' | 'sheet';
  readonly onLook: () => void;
}

/** What of the game the end is made of. */
export interface Fetched<V extends Vocabulary> {
  readonly ending: Ending<V>;
  readonly ScoreSheet: ComponentType<ScoreSheetProps<V>>;
}

/** A poster first, a ledger second. */
export function EndingPages<V extends Vocabulary>(props: EndProps<V> & Fetched<V>) {
  const { ending, screen, finished, log, lines, names, me, won, opensAt } = props;
  const { outcome, language } = finished;
  const words = ENDING_WORDS[language];
  const house = useWords();
  const { scenes } = useStore(settings);
  const { arrangement } = useRoom();
  const [page, setPage] = useState(opensAt);
  /** The pages that were staged already. */
  const seen = useRef(new Set<typeof page>());
  const [delivered, setDelivered] = useState<Delivery | 'failed' | null>(null);
  const { isWhole } = props;
  const course = useMemo(
    () =>
      isWhole
        ? courseOf(log, ending.reckoning(finished))
        : (courseOfStudy(log, ending.reckoning(finished)) ?? courseOf(NOTHING, ending.reckoning(finished))),
    [log, isWhole, language],
  );

  const winners = nth(outcome.places, 0);
  const hero = me !== null && winners.includes(me) ? me : nth(winners, 0);
  const score = (seat: Seat) => ending.score(seat, finished);
  const linesSaid = said(ending, finished, { hero, me });
  // Whoever comes from the table has seen how it ended.
  const pace = moves() && opensAt === 'poster' && !seen.current.has(page) ? PACE[scenes] : 0;
  const show = (next: typeof page) => {
    seen.current.add(page);
    setPage(next);
  };

  if (page === 'sheet')
    return (
      <ScorePage
        words={{ ...words, round: ending.reckoning(finished).round ?? words.round }}
        language={language}
        won={won}
        game={screen.texts[language].title}
        ended={props.ended}
        seats={outcome.scores.length}
        names={names}
        course={course}
        hinted={props.hinted}
        moments={decisiveMoments(course, {
          stagings: screen.stagings,
          sentences: new Map(lines.map(({ key, text }) => [key, text])),
        })}
        replayAt={props.replayAt}
        afterwards={props.afterwards}
        onPoster={opensAt === 'poster' ? () => show('poster') : null}
        onLook={props.onLook}
      >
        <LedgerPace.Provider value={pace / 4}>
          <props.ScoreSheet {...finished} names={names} clause={props.clause} />
        </LedgerPace.Provider>
      </ScorePage>
    );
  const share = () => {
    setDelivered(null);
    sharePoster({
      // Others read it: nobody in it is “you”.
      title: house.end.won(winners.map(names)),
      game: screen.texts[language].title,
      about: words.shared,
      line: linesSaid[0] ?? '',
      rows: placed(outcome.places).map(({ seat, place: at }) => ({
        seat,
        place: ordinal(at, language),
        name: names(seat),
        ...score(seat),
      })),
    }).then(setDelivered, () => setDelivered('failed'));
  };
  return (
    <Poster
      title={won}
      place={ending.Place && <ending.Place />}
      work={aspect => <ending.Work {...finished} seat={hero} aspect={aspect} />}
      aspect={ASPECT[arrangement]}
      podium={{ places: outcome.places, names, score, language }}
      lines={linesSaid}
      words={words}
      pace={pace}
      afterwards={props.afterwards}
      onShare={share}
      onSheet={() => show('sheet')}
      onLook={props.onLook}
      said={delivered === 'saved' ? words.saved : null}
      trouble={delivered === 'failed' && <FaultNote>{words.notShared}</FaultNote>}
    />
  );
}

/** The winner's best; and for a reader who did not win, where they came and the best of their own. */
function said<V extends Vocabulary>(
  ending: Ending<V>,
  finished: Finished<V>,
  { hero, me }: { readonly hero: Seat; readonly me: Seat | null },
): readonly string[] {
  const { outcome, language } = finished;
  const words = ENDING_WORDS[language];
  const mine = placed(outcome.places).find(({ seat }) => seat === me);
  const best = ending.line(hero, finished);
  const own = mine && mine.place > 1 ? ending.line(mine.seat, finished) : null;
  const ownBest = own === best ? null : own;
  return [
    ...(best === null ? [] : [best]),
    ...(mine && mine.place > 1
      ? [
          [
            words.yourPlace(ordinal(mine.place, language), outcome.scores.length),
            ...(ownBest === null ? [] : [words.yours(ownBest)]),
          ].join(' '),
        ]
      : []),
  ];
}
