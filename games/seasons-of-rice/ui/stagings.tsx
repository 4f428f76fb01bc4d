import { type ComponentChildren, Fragment } from 'preact';
import { nth } from '../../../core/sure.ts';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { Towards, Below, InTurn, Struck, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { deckOf } from '../data/deck.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { ancestorNumber } from './about.ts';
import { AncestorArt, TimingArt } from './art/ancestor.tsx';
import { FeatureArt } from './art/figures.tsx';
import { TurnOfSeason } from './art/turn-of-season.tsx';
import { PaddyCard } from './card-face.tsx';
import { FieldPicture } from './field-picture.tsx';
import { FieldSum } from './field-sum.tsx';
import { TABLE_WORDS } from './words.ts';

/** What happens in the two valleys, and what of it is a moment. */
export const stagings: Stagings<SeasonsOfRice> = {
  dealt: 'the two cards lie open to choose from',
  chose: 'secret: both are shown together',
  revealed: {
    lasts: 2200,
    sound: 'card',
    picture({ seat, ancestor, start, turn }, { edition }) {
      const deck = deckOf(edition);
      const number = ancestorNumber(deck, ancestor);
      return (
        <>
          <PaintedSign seat={seat} />
          <InTurn
            of={[
              <AncestorArt key="ancestor" of={number} />,
              <PaddyCard key="start" deck={deck} card={start} turn={turn} />,
            ]}
          />
        </>
      );
    },
  },
  hand: {
    lasts: 1400,
    sound: 'card',
    // One hand is dealt, and the other player's is not ours to see.
    when: ({ because, cards }) => because === 'swapped' && cards !== undefined,
    picture: ({ seat, cards = [] }, { edition }) => (
      <>
        <PaintedSign seat={1 - seat} />
        <Towards after={1} />
        <PaintedSign seat={seat} />
        <Below after={2}>
          <span style={SEEN}>
            <InTurn of={cards.map(card => <PaddyCard key={card} deck={deckOf(edition)} card={card} />)} />
          </span>
        </Below>
      </>
    ),
  },
  picked: 'secret in the rain; stands out in the row when it is dry',
  planned: 'secret: both cards are placed together',
  ready: 'a tick beside the name says so',
  placed: 'the card glows where it lies in its valley',
  closed: {
    lasts: 2800,
    sound: 'bloom',
    picture({ seat, squares, size, contents, points, ancestor, total }, { view, edition, language }) {
      const deck = deckOf(edition);
      return (
        <>
          <span class="scene-whole" style={LARGE}>
            <FieldPicture squares={squares} player={nth(view.players, seat)} deck={deck} />
          </span>
          <Worth after={6}>+{total}</Worth>
          <Below after={1}>
            <FieldSum
              field={{ ...contents, squares, size, points }}
              words={TABLE_WORDS[language]}
              ancestor={ancestorNumber(deck, ancestor)}
              open
            />
          </Below>
        </>
      );
    },
  },
  sent: 'the card travels from its player to the row',
  'dry-season': {
    lasts: 3000,
    sound: 'season',
    picture: ({ first, scores }) => (
      <>
        <span class="scene-whole" style={LARGE}>
          <TurnOfSeason />
        </span>
        <PaintedSign seat={first.seat} />
        <Below after={9}>
          {scores.map((score, seat) => (
            <Of key={seat} seat={seat} number={score} />
          ))}
        </Below>
      </>
    ),
  },
  abandoned: {
    lasts: 2000,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    picture: ({ buffaloes, points }) => (
      <>
        {Array.from({ length: Math.min(buffaloes, MANY) }, (_, i) => (
          <Struck key={i} after={i}>
            <FeatureArt of="buffalo" />
          </Struck>
        ))}
        <Worth after={buffaloes}>{signed(points)}</Worth>
      </>
    ),
  },
  honoured: {
    lasts: 2000,
    sound: 'gain',
    when: ({ points }) => points > 0,
    picture: ({ ancestor, points }, { edition }) => (
      <>
        <InTurn
          of={[
            <AncestorArt key="ancestor" of={ancestorNumber(deckOf(edition), ancestor)} />,
            <TimingArt key="end" of="end" />,
          ]}
        />
        <Worth after={2}>+{points}</Worth>
      </>
    ),
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

/** More of them say no more. */
const MANY = 5;

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

/** A picture in which much is to be seen. */
const LARGE = { '--scene-height': '9em' };
/** Cards whose lines can be seen, though they lie in a line. */
const SEEN = { display: 'contents', '--scene-height': '3.4em' };

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
