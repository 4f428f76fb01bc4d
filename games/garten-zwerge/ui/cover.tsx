import { BoxLid } from '../../../web/kit/picture.tsx';
import { Gnome } from './art/gnome.tsx';
import { GRASS, PETAL, SKY, WOOD } from './art/palette.ts';
import { ShackArt } from './art/things.tsx';

/** A gnome standing with its feet at (x, y), so tall. */
function Standing({
  hat,
  x,
  y,
  tall,
  coat,
}: {
  hat: number;
  x: number;
  y: number;
  tall: number;
  coat: string;
}) {
  const wide = (tall * 92) / 142;
  return (
    <svg
      x={x - wide / 2}
      y={y - tall}
      width={wide}
      height={tall}
      style={{ '--seat': coat }}
      overflow="visible"
    >
      <Gnome hat={hat} />
    </svg>
  );
}

/** The annual meeting: the club in front of its shack. */
export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill={`var(--scene-cloud, ${SKY.light})`} />
      <path d="M0 0H400V70Q300 96 200 80T0 92Z" fill={`var(--scene-sky, ${SKY.fill})`} />
      <path
        d="M44 62C40 46 62 40 70 52C80 44 96 52 90 64H46ZM226 44C224 34 240 30 246 38C256 34 264 42 258 48H228Z"
        fill="var(--scene-hill-far, #fffdf6)"
      />
      <path
        d="M0 150C60 112 120 116 180 138C240 112 320 108 400 146V300H0Z"
        fill={`var(--scene-hill, ${GRASS.light})`}
      />
      <path d="M0 176C100 156 300 156 400 178V300H0Z" fill={GRASS.fill} />
      <g stroke={WOOD.line} fill="#fff8ea" stroke-width="2.5">
        {Array.from({ length: 13 }, (_, i) => (
          <path key={i} d={`M${8 + i * 32} 194V154L${16 + i * 32} 144L${24 + i * 32} 154V194Z`} />
        ))}
        <path d="M0 162H400V170H0ZM0 180H400V187H0Z" />
      </g>
      <svg x="136" y="58" width="150" height="130">
        <ShackArt />
      </svg>
      <path d="M0 200C120 186 280 186 400 202V300H0Z" fill={GRASS.fill} />
      <path d="M150 300C170 250 186 220 196 190H226C236 220 252 250 272 300Z" fill="#e6d3a8" />
      <Standing hat={1} x={46} y={228} tall={92} coat="#8a5a00" />
      <Standing hat={4} x={118} y={236} tall={118} coat="#9a3a70" />
      <Standing hat={5} x={290} y={236} tall={120} coat="#22688a" />
      <Standing hat={2} x={356} y={230} tall={96} coat="#5a4a9c" />
      <g data-gesture="nod">
        <Standing hat={3} x={204} y={274} tall={158} coat="#2f6b3a" />
      </g>
      <path d="M0 250C80 238 130 266 150 300H0ZM400 250C330 238 276 266 256 300H400Z" fill={GRASS.shade} />
      <Standing hat={0} x={84} y={276} tall={72} coat="#8b8f92" />
      <g stroke={PETAL.line} stroke-width="2">
        {[
          [18, 262],
          [124, 266],
          [300, 264],
          [334, 256],
          [382, 266],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`} fill={PETAL.fill}>
            <circle cx="-5" cy="0" r="5" />
            <circle cx="5" cy="0" r="5" />
            <circle cx="0" cy="-6" r="5" />
            <circle cx="0" cy="5" r="5" />
            <circle cx="0" cy="-.5" r="3.5" fill="#ffe08a" stroke="none" />
          </g>
        ))}
      </g>
      <path d="M0 0H400V300H0Z" fill="var(--scene-veil, transparent)" />
      <circle cx="330" cy="56" r="28" fill="var(--scene-sun, #ffe08a)" />
    </BoxLid>
  );
}
