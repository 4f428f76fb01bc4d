import { BoxLid, Shape } from '../../../web/kit/picture.tsx';
import { BuffaloShape, FarmerShape, HouseShape } from './art/figures.tsx';
import { JADE, RIPE, TEAK, WATER } from './art/palette.ts';

const PATH = { stroke: '#c99b5f', 'stroke-width': 7 };
const EDGE = { stroke: '#7d5630', 'stroke-width': 11 };

/** Dykes between the paddies, running slantwise like the lines on the cards. */
const DYKES =
  'M-10 208L96 268L40 310M96 268L206 206L118 156M206 206L312 268L246 310M312 268L410 212M206 206L300 152L410 212M-10 208L118 156';

/** A sugar palm, 20 wide at the foot. */
function Palm({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Shape d="M-3 0C-2-40 0-70 2-104L8-104C7-70 7-40 9 0Z" tone={TEAK} in="shade" pen="2" />
      <Shape
        d="M5-106C-8-112-24-108-32-96C-22-98-14-97-8-94C-22-92-30-82-30-70C-20-80-10-86 0-88C-8-80-10-70-6-60C0-72 4-80 6-86C12-78 18-68 20-58C24-70 20-80 14-88C24-86 34-78 40-70C40-84 32-92 20-94C28-98 36-98 44-94C38-108 20-113 5-106Z"
        tone={JADE}
        in="shade"
        pen="2.5"
      />
    </g>
  );
}

/** The lid of the box: rain on one side, sun on the other, and the harvest between. */
export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill="var(--scene-sky, #f7d995)" />
      <path d="M0 0H250Q190 70 210 170H0Z" fill="var(--scene-cloud, #a9c8cf)" />
      <path d="M0 0H170Q120 70 130 170H0Z" fill="var(--scene-hill-far, #8fb5c0)" />
      <path
        d="M24 66C2 64 4 34 28 34C30 10 68 8 76 28C98 16 126 34 114 56C112 64 104 67 96 66Z"
        fill={WATER.light}
        stroke={WATER.shade}
      />
      <path d="M60 64C40 60 36 46 40 36M96 64C90 62 86 56 86 50" stroke={WATER.shade} stroke-width="2.5" />
      <path
        d="M30 80l-8 22M52 78l-8 24M76 80l-8 22M98 78l-8 24M42 112l-7 18M66 110l-7 20M90 112l-7 18"
        stroke="#f3fafa"
        stroke-width="3.5"
        data-gesture="fade"
      />
      <path
        d="M0 160C40 118 70 112 100 134C130 102 160 104 190 136C226 108 262 112 290 138C322 112 360 116 400 150V200H0Z"
        fill="var(--scene-hill, #7fa58f)"
      />
      <path
        d="M0 174C60 148 120 150 200 158C280 146 340 150 400 168V210H0Z"
        fill="var(--scene-tree, #5f9377)"
      />
      <path d="M0 176Q200 146 400 172V300H0Z" fill={JADE.fill} />
      <path d="M-10 208L118 156L206 206L96 268Z" fill={JADE.light} />
      <path d="M206 206L312 268L246 310H40L96 268Z" fill={RIPE.fill} />
      <path d="M300 152L410 212L312 268L206 206Z" fill={WATER.fill} />
      <path
        d="M262 196q18-7 40 0M280 214q22-8 48 0M306 234q14-5 28 0M300 178q14-4 26 0"
        stroke="#f3fafa"
        stroke-width="3"
      />
      <path
        d="M120 288q-1-12 6-18M128 290q2-9 9-12M160 262q-1-12 6-18M168 264q2-9 9-12M206 296q-1-12 6-18M214 298q2-9 9-12M204 250q-1-12 6-18M212 252q2-9 9-12M250 278q-1-12 6-18M258 280q2-9 9-12M92 300q-1-10 6-16"
        stroke={RIPE.line}
        stroke-width="2.6"
      />
      <path
        d="M60 214q-1-9 4-14M66 215q2-7 7-9M92 200q-1-9 4-14M98 201q2-7 7-9M120 186q-1-9 4-14M126 187q2-7 7-9M94 236q-1-9 4-14M100 237q2-7 7-9M124 220q-1-9 4-14M130 221q2-7 7-9M34 232q-1-8 4-12M150 204q-1-9 4-14"
        stroke={JADE.line}
        stroke-width="2.4"
      />
      <path d={DYKES} {...EDGE} />
      <path d={DYKES} {...PATH} />
      <Palm at="translate(30 200)" />
      <Palm at="translate(372 190) scale(.8)" />
      <g transform="translate(176 98) scale(.62)">
        <HouseShape />
      </g>
      <g transform="translate(280 166) scale(.72)">
        <BuffaloShape />
      </g>
      <g transform="translate(154 158) scale(.96)">
        <FarmerShape />
      </g>
      <path d="M0 0H400V300H0Z" fill="var(--scene-veil, transparent)" />
      <circle cx="322" cy="62" r="52" fill="var(--scene-sun, #fbe7b6)" opacity=".5" />
      <circle cx="322" cy="62" r="34" fill={`var(--scene-sun, ${RIPE.fill})`} />
      <path d="M299 55Q304 38 320 34" stroke={`var(--scene-glow, ${RIPE.light})`} stroke-width="6" />
    </BoxLid>
  );
}
