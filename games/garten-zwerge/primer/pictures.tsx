import { Fist } from '../../../web/kit/fist.tsx';
import { Arrow, At, Label, Mark } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { BROWN, GOLD, GREEN, GREY, type Hat, HATS, JOBS, ORANGE } from '../data/words.ts';
import { Gnome, HatIcon, type Mood } from '../ui/art/gnome.tsx';
import { JOB_ART } from '../ui/art/jobs.tsx';
import { Podium } from '../ui/art/podium.tsx';
import { Petal, ShackArt, TreasurerKey } from '../ui/art/things.tsx';
import { TABLE_WORDS } from '../ui/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';

type Props = PanelProps<GartenZwerge>;

const RED: Hat = HATS.indexOf('red');
const MINE = 0;
const RIVAL = 1;

interface StandingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly hat: Hat;
  readonly seat?: number;
  readonly mood?: Mood;
}

/** A gnome of somebody's. */
const Standing = ({ x, y, width, hat, seat = MINE, mood }: StandingProps) => (
  <At x={x} y={y} width={width}>
    <span data-seat={seat} class="panel-whole">
      <Gnome hat={hat} beard={seat} mood={mood} />
    </span>
  </At>
);

export function SetUp({ edition }: Props) {
  return (
    <>
      <Standing x={4.6} y={8.4} width={7} hat={BROWN} />
      <Standing x={11.2} y={8.4} width={7} hat={ORANGE} />
      <At x={19} y={6} width={5}>
        <Petal />
      </At>
      <Label x={19} y={12.4}>
        {edition.sums.purse.value}
      </Label>
    </>
  );
}

export function Ranks() {
  return (
    <>
      {HATS.map((name, hat) => (
        <At key={name} x={2.6 + 3.15 * hat} y={10.8 - 0.85 * hat} width={3.6}>
          <HatIcon hat={hat} />
        </At>
      ))}
      {HATS.map((name, hat) => (
        <Label key={name} x={2.6 + 3.15 * hat} y={14.6 - 0.85 * hat} size={1.5}>
          {hat}
        </Label>
      ))}
      <Arrow from={[3, 4.6]} to={[12, 2.4]} bend={0.1} />
    </>
  );
}

export function First() {
  return (
    <>
      <Standing x={5} y={9} width={6.6} hat={HATS.indexOf('blue')} />
      <At x={9.6} y={4} width={3.8}>
        <TreasurerKey />
      </At>
      {[ORANGE, ORANGE, BROWN].map((hat, i) => (
        <Standing key={i} x={13.4 + 4 * i} y={9.4} width={5} hat={hat} seat={RIVAL} />
      ))}
      <Mark x={5} y={16} is="good" />
    </>
  );
}

export function Jobs() {
  return (
    <>
      <Standing x={12} y={9} width={6.4} hat={ORANGE} />
      {JOBS.map((job, i) => {
        const Sign = JOB_ART[job];
        const angle = ((i + 0.5) / JOBS.length) * 2 * Math.PI - Math.PI / 2;
        return (
          <At key={job} x={12 + 8.4 * Math.cos(angle)} y={9 + 6 * Math.sin(angle)} width={4}>
            <Sign />
          </At>
        );
      })}
    </>
  );
}

export function Fists() {
  const prices = [400, 250, 350];
  return (
    <>
      {prices.map((_, seat) => (
        <At key={seat} x={4 + 8 * seat} y={7} class="panel-fist">
          <Fist seat={seat} holds={null} label="" />
        </At>
      ))}
      {prices.map((price, seat) => (
        <Label key={seat} x={4 + 8 * seat} y={13.6} size={1.8} kind={seat === 1 ? 'good' : 'slip'}>
          {seat === MINE ? '≤ ' : ''}
          {price}
        </Label>
      ))}
    </>
  );
}

export function Shack() {
  return (
    <>
      <At x={5.4} y={5.4} width={8.4}>
        <ShackArt />
      </At>
      <Standing x={3.4} y={13} width={4.6} hat={ORANGE} mood="courting" />
      <Standing x={7.8} y={13} width={4.6} hat={BROWN} seat={RIVAL} mood="courting" />
      <Arrow from={[10.8, 9]} to={[14.8, 9]} />
      <Standing x={19} y={9} width={7} hat={RED} />
    </>
  );
}

export function Contests({ edition, language }: Props) {
  const { lowerPrize, higherPrize } = edition.sums;
  const shown = [
    { hat: BROWN, prize: lowerPrize.value },
    { hat: ORANGE, prize: higherPrize.value },
  ];
  return (
    <>
      {shown.map(({ hat, prize }, i) => (
        <At key={hat} x={6.2 + 11.6 * i} y={9} width={11}>
          <Podium
            hat={hat}
            prize={prize}
            isEmpty={false}
            foot={TABLE_WORDS[language].hat(hat)}
            inPetals={false}
          />
        </At>
      ))}
      <Standing x={6.2} y={7.6} width={3.6} hat={ORANGE} mood="competing" />
      <Standing x={17.8} y={7.6} width={3.6} hat={RED} mood="competing" />
      <Standing x={14} y={9} width={3.2} hat={BROWN} seat={RIVAL} mood="competing" />
    </>
  );
}

export function TwoForOne() {
  const pairs = [
    { from: ORANGE, to: RED },
    { from: GREEN, to: GOLD },
  ];
  return (
    <>
      {pairs.map(({ from }, i) => (
        <Standing key={from} x={4} y={4.8 + 8.6 * i} width={4.6} hat={from} />
      ))}
      {pairs.map(({ from }, i) => (
        <Standing key={from} x={8.2} y={4.8 + 8.6 * i} width={4.6} hat={from} />
      ))}
      {pairs.map(({ from }, i) => (
        <Arrow key={from} from={[11.6, 4.8 + 8.6 * i]} to={[15.2, 4.8 + 8.6 * i]} />
      ))}
      {pairs.map(({ to }, i) => (
        <Standing key={to} x={18.8} y={4.8 + 8.6 * i} width={5} hat={to} />
      ))}
    </>
  );
}

export function Upkeep({ edition }: Props) {
  const { value } = edition.sums.upkeep;
  return (
    <>
      {[GREY, BROWN, RED].map((hat, i) => (
        <Standing key={hat} x={4.2 + 7.8 * i} y={7.4} width={6} hat={hat} mood="asleep" />
      ))}
      {[0, 1, 2].map(i => (
        <Label key={i} x={4.2 + 7.8 * i} y={14.8} kind="bad" size={1.8}>
          −{value} <Petal />
        </Label>
      ))}
    </>
  );
}

export function Won({ edition }: Props) {
  return (
    <>
      <Standing x={7} y={8.6} width={9} hat={GOLD} mood="competing" />
      <Label x={13.6} y={9} kind="plain" size={2}>
        /
      </Label>
      <At x={18.6} y={6} width={5.4}>
        <Petal />
      </At>
      <Label x={18.6} y={12.6}>
        {edition.sums.goal.value}
      </Label>
    </>
  );
}
