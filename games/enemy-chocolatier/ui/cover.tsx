import { BoxLid, Shape, Solid, type Tone } from '../../../web/kit/picture.tsx';
import { CHOCOLATE, CREAM, DUSK, LAMP, LILAC, LOVE, MINT, NUTS, PLUM, SUGAR, WALL } from './art/palette.ts';
import { Cat, FactoryBuilding, LampPost } from './art/town.tsx';

type HouseProps = {
  /** Where the middle of the front meets the ground. */
  at: string;
  wall: { fill: string; shade: string; line: string };
  roof: Tone;
  /** Dark upstairs: somebody sleeps already. */
  asleep?: boolean;
};

const PEACH = { fill: '#f0a274', light: '#ffc7a0', shade: '#cf7a52', line: '#7d3c23' };

/** A town house, 64 wide and 108 high. */
function House({ at, wall, roof, asleep }: HouseProps) {
  return (
    <g transform={at} stroke-width="2.5">
      <path d="M12-100H22V-80H12Z" fill={wall.shade} stroke={wall.line} />
      <path d="M-27-64L-26 0H27L28-64L0-94Z" fill={wall.fill} />
      <path d="M28-64L27 0H12Q18-34 15-78Z" fill={wall.shade} />
      <path d="M-27-64L-26 0H27L28-64" stroke={wall.line} />
      <Solid
        d="M0-104L36-62Q36-56 30-57L1-90L-28-57Q-35-55-34-62Z"
        tone={roof}
        shade="M0-104L36-62Q36-56 30-57L1-90Z"
      >
        <path d="M-4-94L-24-70" stroke={roof.light} stroke-width="3" />
      </Solid>
      <circle cx="1" cy="-70" r="6.5" fill={asleep ? PLUM.shade : LAMP.fill} stroke={wall.line} />
      <g fill={LAMP.fill} stroke={wall.line}>
        <path d="M-20-34Q-20-52-12-52T-4-34Z" fill={asleep ? PLUM.shade : LAMP.fill} />
        <path d="M6-34Q6-52 14-52T22-34Z" />
        <path d="M6-8V-24H21V-8Z" />
      </g>
      <path d="M-12-52V-34M14-52V-34M6-16H21M13.5-24V-8" stroke={wall.line} stroke-width="2" />
      <Shape d="M-20 0V-18Q-19-27-12-27T-4-18V0Z" tone={roof} />
      <path d="M-8-11v.1" stroke={LAMP.light} />
    </g>
  );
}

const SMOKE =
  'M157 108C152 102 158 97 168 98C180 97 186 101 199 96C176 80 170 58 184 51C193 47 200 54 202 62C206 52 217 48 225 56C234 68 220 84 204 93';

export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill={DUSK.zenith} />
      <path d="M0 62Q90 44 190 58T400 48V300H0Z" fill={DUSK.high} />
      <path d="M0 112Q110 92 220 108T400 98V300H0Z" fill={DUSK.low} />
      <path d="M0 150Q120 132 210 146T400 138V300H0Z" fill={DUSK.rim} />
      <path d="M0 178Q100 166 200 174T400 168V300H0Z" fill={DUSK.glow} />
      <path
        d="M30 22v.1M136 34v.1M262 18v.1M292 62v.1M362 30v.1M332 88v.1M112 78v.1M26 92v.1M384 74v.1"
        stroke={LAMP.light}
      />
      <path d="M318 42l0 8M314 46h8M58 60v6M55 63h6" stroke={LAMP.light} stroke-width="2" />
      <path
        d="M96 30C82 34 78 54 92 62C98 65 106 64 110 60C96 60 88 44 96 30Z"
        fill={LAMP.light}
        stroke={LAMP.shade}
        stroke-width="2"
      />
      <path
        d="M400 300H0V168L14 150L30 168V158H42V144L54 130L66 144V172L84 154L102 172V150H110V138H118V150L132 166V180H262V160L276 144L290 160V132L296 118L302 132V166L322 148L342 166V152L356 138L370 152V164L386 150L400 160Z"
        fill={DUSK.far}
      />
      <path
        d="M52 150v5M12 166v4M298 140v5M356 160v5M84 170v4M276 162v4M114 156v3"
        stroke={LAMP.fill}
        stroke-width="4"
      />
      <path d="M0 214Q200 186 400 214V300H0Z" fill={DUSK.ground} />
      <g data-gesture="rise">
        <path d={SMOKE} stroke={WALL.shade} stroke-width="13" />
        <path d={SMOKE} stroke={WALL.light} stroke-width="8.5" />
        <path d={SMOKE} transform="translate(-1.2 -1.4)" stroke={CREAM.light} stroke-width="3" />
      </g>
      <House at="translate(112 226) scale(.78)" wall={MINT} roof={LOVE} asleep />
      <House at="translate(292 226) scale(.78)" wall={LILAC} roof={NUTS} />
      <g transform="translate(200 182)">
        <FactoryBuilding />
      </g>
      <path d="M184 245H216C222 262 250 276 276 300H124C150 276 178 262 184 245Z" fill={CREAM.fill} />
      <path d="M204 245H216C222 262 250 276 276 300H244C224 276 212 262 204 245Z" fill={CREAM.shade} />
      <path d="M184 245C178 262 150 276 124 300M216 245C222 262 250 276 276 300" stroke={CREAM.line} />
      <path d="M188 246H212L232 268Q200 277 168 268Z" fill={LAMP.fill} fill-opacity=".45" />
      <path
        d="M192 256h8M204 262h6M180 270h10M202 274h12M170 286h12M196 288h16M230 288h10"
        stroke={CREAM.line}
        stroke-opacity=".5"
      />
      <House at="translate(72 254) scale(1.05)" wall={SUGAR} roof={CHOCOLATE} />
      <House at="translate(334 256) scale(1.05)" wall={PEACH} roof={PLUM} asleep />
      <House at="translate(12 276) scale(1.2)" wall={NUTS} roof={LOVE} asleep />
      <House at="translate(394 278) scale(1.2)" wall={SUGAR} roof={MINT} />
      <g transform="translate(74 146)">
        <Cat />
      </g>
      <path d="M0 276Q60 250 132 292L140 300H0ZM400 278Q340 252 268 292L260 300H400Z" fill={DUSK.near} />
      <path d="M0 276Q60 250 132 292M400 278Q340 252 268 292" stroke={PLUM.shade} stroke-width="4" />
      <path
        d="M22 288q3-8 8-9M30 290q0-7 5-9M92 288q3-7 8-8M100 290q0-6 4-8M318 285q-3-8-8-9M310 288q0-7-5-9M378 290q-3-7-8-8"
        stroke={PLUM.fill}
      />
      <path d="M0 0H400V300H0Z" fill="var(--scene-veil, transparent)" />
      <g style={{ color: LAMP.fill }}>
        <circle cx="128" cy="225" r="24" fill={LAMP.fill} fill-opacity=".28" />
        <circle cx="272" cy="225" r="24" fill={LAMP.fill} fill-opacity=".28" />
        <g transform="translate(104 203) scale(.8)">
          <LampPost lit />
        </g>
        <g transform="translate(248 203) scale(.8)">
          <LampPost lit />
        </g>
      </g>
    </BoxLid>
  );
}
