import { nth } from '../../../../core/sure.ts';
import { steady } from '../../../../web/kit/steady.tsx';
import { LAMP } from './palette.ts';

/** A front, 92 wide and 104 high, that stands on 0,0: its outline, what the roof is, where the roof fails the light. */
interface Front {
  readonly wall: string;
  readonly roof: string;
  readonly shade: string;
}

const FRONTS: readonly Front[] = [
  // A gable.
  {
    wall: 'M-36-56L-35 0H36L37-56L0-92Z',
    roof: 'M0-104L47-60Q49-49 39-52L1-84L-38-52Q-48-49-46-60Z',
    shade: 'M0-104L47-60Q49-49 39-52L1-84Z',
  },
  // A mansard whose icing drips.
  {
    wall: 'M-37-60L-36 0H36L38-60Z',
    roof: 'M-31-96Q0-101 31-95L46-60Q47-51 40-51T33-57Q30-61 27-56V-52Q26-46 21-46T16-52Q15-59 9-58H-16Q-20-57-21-52T-27-47T-32-53Q-33-57-37-53T-45-55V-61Z',
    shade: 'M31-95L46-60Q47-51 40-51T33-57Q30-61 27-56Q30-76 18-97Z',
  },
  // A gable like a bell.
  {
    wall: 'M-36-56L-35 0H36L37-56L0-80Z',
    roof: 'M0-104C14-104 14-88 24-82Q42-74 46-58Q47-50 40-51Q0-60-40-50Q-47-50-46-58Q-41-74-25-82C-14-88-14-104 0-104Z',
    shade: 'M0-104C14-104 14-88 24-82Q42-74 46-58Q47-50 40-51L26-53Q24-84 0-104Z',
  },
];

const numberOf = (id: string) =>
  [...id].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % FRONTS.length;

/** Which front a house has, as long as it stands. */
export const frontOfHouse = (id: string) => `#ec-front-${numberOf(id)}`;

/** The door, wide enough for a price. */
export const DOOR = 'M-17 0V-30Q-16-47 0-47T17-30V0Z';

/** Whoever draws a front says in which colours: `--wall`, `--wall-shade`, `--roof`, `--roof-shade`, `--pen` and `--window`. */
function Drawn({ of: { wall, roof, shade } }: { of: Front }) {
  return (
    <>
      <path d={wall} style={{ fill: 'var(--wall)' }} />
      <path d="M37-52L36-2H24Q31-26 28-58Z" style={{ fill: 'var(--wall-shade)' }} stroke="none" />
      <path d={roof} style={{ fill: 'var(--roof)' }} />
      <path d={shade} style={{ fill: 'var(--roof-shade)' }} stroke="none" />
      <path d={roof} fill="none" />
      <path
        d="M-33-16V-31Q-32-38-27-38T-22-31V-16ZM22-16V-31Q23-38 28-38T33-31V-16ZM-7-66Q-7-74 0-74T7-66Q7-60 0-60T-7-66Z"
        style={{ fill: 'var(--window)' }}
        stroke-width="3"
      />
    </>
  );
}

const PEN = {
  style: { stroke: 'var(--pen)' },
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** House fronts and lamplight, to be used again and again on the map. */
export const Fronts = steady(function Fronts() {
  return (
    <defs>
      {FRONTS.map((front, n) => (
        <g key={n} id={`ec-front-${n}`} {...PEN}>
          <Drawn of={front} />
        </g>
      ))}
      <radialGradient id="ec-light">
        <stop stop-color={LAMP.light} stop-opacity=".75" />
        <stop offset=".4" stop-color={LAMP.fill} stop-opacity=".28" />
        <stop offset="1" stop-color={LAMP.fill} stop-opacity="0" />
      </radialGradient>
    </defs>
  );
});

/** The front of one house by itself, where there is no map. */
export function HouseFront({ house }: { house: string }) {
  return (
    <g {...PEN}>
      <Drawn of={nth(FRONTS, numberOf(house))} />
    </g>
  );
}
