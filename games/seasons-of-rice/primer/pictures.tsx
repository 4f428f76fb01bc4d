import { Fragment } from 'preact';
import { nth } from '../../../core/sure.ts';
import { Card } from '../../../web/kit/card.tsx';
import { Arrow, At, Label, Mark, PANEL } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { deckOf } from '../data/deck.ts';
import { type CardId, TIMINGS, type Turn } from '../data/words.ts';
import { seasonsOfRice } from '../index.ts';
import { AncestorArt, CardBack, SeasonArt, TimingArt } from '../ui/art/ancestor.tsx';
import { PaddyDefs } from '../ui/art/defs.tsx';
import { FeatureArt, SquareArt } from '../ui/art/figures.tsx';
import { PaddyCard } from '../ui/card-face.tsx';
import { boundsOf, U } from '../ui/geometry.ts';
import { Landscape } from '../ui/landscape.tsx';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { positionOf } from './position.ts';

type Props = PanelProps<SeasonsOfRice>;

/** The paddy side of a card as it lies in a hand. */
const Paddy = ({ card, turn = 0, edition }: Props & { card: CardId; turn?: Turn }) => (
  <PaddyCard deck={deckOf(edition)} card={card} turn={turn} />
);

type Laid = Parameters<typeof positionOf>[0]['land'];

/** Cards as they lie in a landscape, with the points of what they close. */
function Land({ edition, land }: Props & { land: Laid }) {
  const game = seasonsOfRice.open(edition);
  const player = nth(game.view(positionOf({ land })(game), 0).players, 0);
  const { left, top, right, bottom } = boundsOf(player.landscape, 0.1);
  const box = [left * U, top * U, (right - left) * U, (bottom - top) * U];
  return (
    <svg viewBox={box.join(' ')} style={{ '--scale': 1 }} aria-hidden="true" focusable="false">
      <Landscape player={player} deck={deckOf(edition)} />
    </svg>
  );
}

/** The row before the cards of the Wet season come, or after they have gone. */
function EmptyRow() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map(i => (
        <At key={i} x={3.3 + 3.5 * i} y={4.4} width={3}>
          <span class="card-gap" />
        </At>
      ))}
    </>
  );
}

export function Choice(props: Props) {
  return (
    <>
      <PaddyDefs />
      <At x={6.4} y={8.6} width={8.4} turn={-3}>
        <Card picture={<AncestorArt of={4} class="card-picture" />} />
      </At>
      <At x={17.6} y={8.6} width={8.4} turn={3}>
        <Paddy card="P05" {...props} />
      </At>
    </>
  );
}

export function Hands(props: Props) {
  const cards = ['P01', 'P04', 'P07', 'P09', 'P12', 'P14', 'P15'];
  return (
    <>
      {cards.map((card, i) => (
        <At key={card} x={2.7 + 3.1 * i} y={12.4 + 0.1 * (i - 3) ** 2} width={4.2} turn={4 * (i - 3)}>
          <Paddy card={card} {...props} />
        </At>
      ))}
      <EmptyRow />
    </>
  );
}

export function Wet(props: Props) {
  return (
    <>
      <At x={3} y={3} width={4}>
        <SeasonArt season="wet" />
      </At>
      <At x={5} y={11.6} width={5.2} turn={-5}>
        <Paddy card="P04" {...props} />
      </At>
      <Arrow from={[8.2, 10]} to={[11.2, 6.4]} bend={0.2} />
      <At x={14.6} y={4.8} width={7.4}>
        <Land
          {...props}
          land={[
            ['P14', 0, 0, 0],
            ['P04', 2, -3, 0],
          ]}
        />
      </At>
      <Arrow from={[8.2, 12.6]} to={[11.4, 13.4]} />
      <At x={13.8} y={13.6} width={3.8}>
        <Paddy card="P09" {...props} />
      </At>
      <At x={21.4} y={6.4} width={3.2}>
        <CardBack />
      </At>
      <Arrow from={[20.2, 9.6]} to={[20.2, 13.8]} bend={-0.15} />
      <Arrow from={[22.4, 13.8]} to={[22.4, 9.6]} bend={-0.15} />
    </>
  );
}

export function Dry(props: Props) {
  return (
    <>
      <At x={3} y={3} width={4}>
        <SeasonArt season="dry" />
      </At>
      {['P01', 'P02', 'P10', 'P11', 'P16', 'P18'].map((card, i) => (
        <At key={card} x={2.6 + 3.75 * i} y={i === 3 ? 9.4 : 12.6} width={3.4}>
          <Paddy card={card} {...props} />
        </At>
      ))}
      <Arrow from={[13.8, 6.6]} to={[13.8, 2.4]} />
      <Label x={9.4} y={3.6} kind="good" size={2}>
        5
      </Label>
      <Label x={18.6} y={3.6} size={2}>
        8
      </Label>
    </>
  );
}

export function Lines(props: Props) {
  return (
    <>
      {(['P01', 'P02'] as const).map((card, i) => (
        <At key={card} x={3.2 + 5.5 * i} y={7} width={5.4}>
          <Paddy card={card} {...props} />
        </At>
      ))}
      <Mark x={5.95} y={15.2} is="bad" />
      <At x={18} y={7} width={11}>
        <Land
          {...props}
          land={[
            ['P01', 0, 0, 0],
            ['P02', 2, 3, 0],
          ]}
        />
      </At>
      <Mark x={18} y={15.2} is="good" />
    </>
  );
}

export function Closed(props: Props) {
  return (
    <At x={PANEL.width / 2} y={PANEL.height / 2} width={22}>
      <Land
        {...props}
        land={[
          ['P14', 0, 0, 0],
          ['P04', 2, -3, 0],
          ['P05', 2, -6, -1],
        ]}
      />
    </At>
  );
}

export function End({ edition }: Props) {
  return (
    <>
      <EmptyRow />
      <At x={9} y={13} width={5.6}>
        <FeatureArt of="buffalo" />
      </At>
      <Label x={15.4} y={13} kind="bad">
        {String(-Math.abs(edition.scoring.abandoned.value)).replace('-', '−')}
      </Label>
    </>
  );
}

export function Sizes({ edition }: Props) {
  const points = edition.scoring.sizes.rulebook.value;
  return (
    <>
      {points.map((_, i) => (
        <At key={i} x={2.7 + 4.65 * i} y={3.6} width={4.2}>
          <SquareArt />
        </At>
      ))}
      {points.map((_, i) => (
        <Label key={i} x={2.7 + 4.65 * i} y={3.6} size={1.5}>
          {i + 1}
        </Label>
      ))}
      {points.map((worth, i) => (
        <Label key={i} x={2.7 + 4.65 * i} y={8.4} size={2}>
          {worth}
        </Label>
      ))}
      <At x={6.6} y={14} width={5}>
        <FeatureArt of="house" />
      </At>
      <Label x={11.6} y={14} kind="plain">
        =
      </Label>
      <At x={16.4} y={14} width={4.6}>
        <SquareArt />
      </At>
    </>
  );
}

export function Group({ edition }: Props) {
  const { farmers, buffalo } = edition.scoring;
  return (
    <>
      {farmers.value.map((worth, i) => (
        <Fragment key={i}>
          {Array.from({ length: i + 1 }, (_, n) => (
            <At key={n} x={2.8 + 5.9 * i + 1.1 * (n - i / 2)} y={4.4 + 0.5 * (n % 2)} width={3.4}>
              <FeatureArt of="farmer" />
            </At>
          ))}
          <Label x={2.8 + 5.9 * i} y={9} size={2}>
            {worth}
          </Label>
        </Fragment>
      ))}
      <At x={9} y={14.2} width={5.4}>
        <FeatureArt of="buffalo" />
      </At>
      <Label x={15} y={14.2} kind="good">
        +{buffalo.value}
      </Label>
    </>
  );
}

export function Bonus({ edition }: Props) {
  const { ancestors } = deckOf(edition);
  return (
    <>
      {TIMINGS.map((timing, i) => {
        const of = ancestors.findIndex(ancestor => ancestor.timing === timing);
        return (
          <Fragment key={timing}>
            <At x={4.2 + 7.8 * i} y={6.6} width={6.8}>
              <Card picture={<AncestorArt of={of} class="card-picture" />} />
            </At>
            <At x={4.2 + 7.8 * i} y={14.6} width={4.4}>
              <TimingArt of={timing} />
            </At>
          </Fragment>
        );
      })}
    </>
  );
}
