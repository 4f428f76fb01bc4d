import { type ComponentChildren, Fragment } from 'preact';
import { nth } from '../../../core/sure.ts';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { Below, Stamped, Struck, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { hand } from '../../../web/kit/travel/journey.tsx';
import { deckOf } from '../data/deck.ts';
import type { AncestorId } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { ancestorNumber } from './about.ts';
import { AncestorArt } from './art/ancestor.tsx';
import { FeatureArt } from './art/figures.tsx';
import { TurnOfSeason } from './art/turn-of-season.tsx';
import { Harvest, Sum } from './harvest.tsx';
import { fieldPlace, laidPlace, landPlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

/** What happens in the two valleys, and what of it is a moment. */
export const stagings: Stagings<SeasonsOfRice> = {
  dealt: 'the two cards lie open to choose from',
  chose: 'secret: both are shown together',
  revealed: {
    lasts: 2200,
    sound: 'card',
    where: ({ seat, start }) => [laidPlace(start), landPlace(seat)],
    over: ({ ancestor }, { edition }) => [medal(ancestor, edition)],
  },
  hand: {
    lasts: 1400,
    sound: 'card',
    // One hand is dealt, and the other player's is not ours to see.
    when: ({ because, cards }) => because === 'swapped' && cards !== undefined,
    where: ({ seat }) => hand(seat),
  },
  picked: 'secret in the rain; stands out in the row when it is dry',
  planned: 'secret: both cards are placed together',
  ready: 'a tick beside the name says so',
  placed: 'the card glows where it lies in its valley',
  closed: {
    lasts: 2800,
    sound: 'bloom',
    where: ({ seat, squares }) => [fieldPlace(seat, squares), landPlace(seat)],
    over: ({ seat, squares, points, total }, { view, edition }) => [
      {
        picture: <Harvest squares={squares} player={nth(view.players, seat)} deck={deckOf(edition)} />,
        least: 4,
      },
      { picture: <Sum of={Object.values(points).filter(worth => worth !== 0)} total={total} />, least: 9 },
    ],
  },
  sent: 'the card travels from its player to the row',
  'dry-season': {
    lasts: 3000,
    sound: 'season',
    where: () => 'season',
    over: (_, { language }) => [
      { at: LANDS, picture: <TurnOfSeason /> },
      {
        at: LANDS,
        picture: (
          <b class="scene-title act act-stamp" style={{ '--t': 0.9 }}>
            {TABLE_WORDS[language].season.dry}
          </b>
        ),
      },
    ],
  },
  abandoned: {
    lasts: 2000,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    where: ({ seat }) => seatPlace(seat),
    over: () => [
      {
        picture: (
          <Struck after={1}>
            <FeatureArt of="buffalo" />
          </Struck>
        ),
        least: 6,
      },
    ],
  },
  honoured: {
    lasts: 2000,
    sound: 'gain',
    when: ({ points }) => points > 0,
    where: ({ seat }) => seatPlace(seat),
    over: ({ ancestor }, { edition }) => [medal(ancestor, edition)],
  },
  ended: {
    lasts: 2800,
    sound: 'over',
    picture: ({ winners, scores, farmers, because }) => (
      <>
        {winners.map(seat => (
          <Fragment key={seat}>
            <PaintedSign seat={seat} />
            <Worth after={1}>{signed(nth(scores, seat))}</Worth>
          </Fragment>
        ))}
        <Below after={3}>
          {because === 'points'
            ? others(winners, scores).map(seat => <Of key={seat} seat={seat} number={nth(scores, seat)} />)
            : farmers.map((number, seat) => (
                <Of key={seat} seat={seat} number={number}>
                  <FeatureArt of="farmer" class="sr-icon" />
                </Of>
              ))}
        </Below>
      </>
    ),
  },
};

/** Whichever valley is seen at large. */
const LANDS = [landPlace(0), landPlace(1)];

/** The ancestor it is about, as a medal. */
const medal = (ancestor: AncestorId, edition: SeasonsOfRice['Edition']) => ({
  picture: (
    <Stamped>
      <AncestorArt of={ancestorNumber(deckOf(edition), ancestor)} />
    </Stamped>
  ),
  least: 7,
});

const others = (winners: readonly number[], scores: readonly number[]): number[] =>
  [...scores.keys()].filter(seat => !winners.includes(seat));

/** Whose number it is, and of what. */
function Of({ seat, number, children }: { seat: number; number: number; children?: ComponentChildren }) {
  return (
    <span class="sr-inline">
      <PaintedSign seat={seat} />
      {children}
      <b class="num">{signed(number)}</b>
    </span>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
