import { nth } from '../../../../core/sure.ts';
import { Picture, Shape } from '../../../../web/kit/picture.tsx';
import { GOLD, type Hat } from '../../data/words.ts';
import { Gnome, HatIcon } from './gnome.tsx';
import { BRASS, ENAMEL, FELT, LEATHER, PETAL, WOOD } from './palette.ts';
import { ShackArt } from './things.tsx';

/** The back of a breeding card. */
const CARD = nth(FELT, 5);
const HEART = 'M0 9C-13-1-10-12-4-10C-1-9 0-6 0-5C0-6 1-9 4-10C10-12 13-1 0 9Z';

/** Twelve beams from a middle, as long as this. */
function Rays({ reach, after }: { readonly reach: number; readonly after: number }) {
  return (
    <g class="act act-pop" style={{ '--t': after, '--d': 0.5 }} fill={BRASS.light} opacity=".9">
      {Array.from({ length: 12 }, (_, i) => (
        <path
          key={i}
          d={`M-5 ${-0.3 * reach}L0 ${-reach}L5 ${-0.3 * reach}Z`}
          transform={`rotate(${30 * i})`}
        />
      ))}
    </g>
  );
}

interface BirthProps {
  readonly seat: number;
  readonly parents: readonly [Hat, Hat];
  readonly hat: Hat;
}

/** The door falls shut, the shack wobbles, hearts leave the chimney; the drawn card turns over on the door, then a tip of a hat rises, and its owner. */
export function Birth({ seat, parents, hat }: BirthProps) {
  return (
    <Picture viewBox="0 -62 120 164" pen="2.6">
      {hat > Math.max(...parents) && (
        <g transform="translate(60 -14)">
          <Rays reach={hat === GOLD ? 74 : 60} after={2} />
        </g>
      )}
      <Shape d="M88 42V16H100V48" tone={WOOD} in="shade" />
      <svg x="28" y="-60" width="64" height="98" overflow="visible">
        <g class="act act-rise" style={{ '--t': 1.7, '--d': 0.6 }}>
          <Gnome hat={hat} beard={seat} />
        </g>
      </svg>
      <g class="act act-wobble" style={{ '--t': 0.45, '--d': 0.9 }}>
        <svg width="120" height="100">
          <ShackArt />
        </svg>
        <Shape d="M48 91V64H72V91Z" tone={LEATHER} in="shade" />
        <g class="act act-unroll" style={{ '--t': 0.2, 'transform-origin': 'left' }}>
          <Shape d="M47 92V63H73V92Z" tone={WOOD} in="light" />
          <path d="M56 64V91M64 64V91" stroke={WOOD.shade} stroke-width="1.6" />
          <circle cx="69" cy="79" r="2" fill={BRASS.fill} stroke={BRASS.line} stroke-width="1" />
        </g>
      </g>
      <g class="act act-pop" style={{ '--t': 1.1, '--d': 0.24 }}>
        <path d="M50 64H70V90H50Z" fill={CARD.fill} stroke={CARD.line} stroke-width="1.6" />
        <path d="M60 68L66 77L60 86L54 77Z" fill={CARD.light} />
      </g>
      <g class="act act-unroll" style={{ '--t': 1.45, '--d': 0.24 }}>
        <path d="M50 64H70V90H50Z" fill={ENAMEL.fill} stroke={CARD.line} stroke-width="1.6" />
        <svg x="49" y="66" width="22" height="22">
          <HatIcon hat={hat} />
        </svg>
      </g>
      {parents.map((parent, i) => (
        <svg key={i} x={i === 0 ? -4 : 88} y="44" width="36" height="55" overflow="visible">
          <g class="act act-flash" style={{ '--d': 0.6 }}>
            <Gnome hat={parent} mood="courting" beard={seat} />
          </g>
        </svg>
      ))}
      {[0, 1, 2].map(i => (
        <g key={i} transform={`translate(${94 + 5 * (i % 2)} ${10 - 4 * i}) scale(${0.7 + 0.25 * i})`}>
          <path
            class="act act-float"
            style={{ '--t': 0.6 + 0.28 * i, '--d': 0.9 }}
            d={HEART}
            fill={PETAL.fill}
            stroke={PETAL.line}
          />
        </g>
      ))}
    </Picture>
  );
}

/** Where the flags of the bunting hang, and which felt each is cut from. */
const FLAGS = [-66, -44, -22, 0, 22, 44, 66];

interface GoldenHatProps {
  readonly seat: number;
  /** The best hat of every neighbour. */
  readonly neighbours: readonly { readonly seat: number; readonly hat: Hat }[];
}

/** The golden hat: rays, bunting, and a very serious small gentleman to whom the neighbours' gnomes bow. */
export function GoldenHat({ seat, neighbours }: GoldenHatProps) {
  return (
    <Picture viewBox="-80 -80 160 160" pen="2.6">
      <Rays reach={82} after={0.3} />
      {neighbours.map(({ seat: other, hat }, i) => {
        const side = i % 2 === 0 ? -1 : 1;
        const nearer = 15 * Math.floor(i / 2);
        return (
          <svg
            key={other}
            data-seat={other}
            x={side * (58 - nearer) - 17}
            y={24 - nearer / 2}
            width="34"
            height="50"
            overflow="visible"
          >
            <g class="act act-bow" style={{ '--t': 1.3 + 0.12 * i, '--d': 0.5, '--bow': `${-16 * side}deg` }}>
              <Gnome hat={hat} beard={other} />
            </g>
          </svg>
        );
      })}
      <svg x="-39" y="-46" width="78" height="120" overflow="visible">
        <g class="act act-rise" style={{ '--d': 0.6 }}>
          <Gnome hat={GOLD} mood="competing" beard={seat} />
        </g>
      </svg>
      <g class="act act-fall" style={{ '--t': 0.8, '--d': 0.4 }}>
        <path d="M-78-70Q0-44 78-70" stroke={WOOD.line} />
        {FLAGS.map((x, i) => {
          const top = -58 - 12 * (x / 78) ** 2;
          const { fill, line } = nth(FELT, 1 + (i % 6));
          return (
            <path
              key={x}
              d={`M${x - 8} ${top}H${x + 8}L${x} ${top + 17}Z`}
              fill={fill}
              stroke={line}
              stroke-width="1.8"
            />
          );
        })}
      </g>
    </Picture>
  );
}
