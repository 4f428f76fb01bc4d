import type { ComponentChildren } from 'preact';
import { Picture } from '../../../../web/kit/picture.tsx';
import type { HouseId } from '../../data/words.ts';
import { HousePicture } from '../house-row.tsx';
import { CREAM, LAMP, PLUM } from './palette.ts';

interface Timed {
  /** Seconds. */
  readonly after: number;
}

/** A lamp in the owner's colour goes on over a house. */
export function Lamplight({ after }: Timed) {
  return (
    <Picture viewBox="-50 -50 100 100">
      <g class="act act-pop" style={{ '--t': after, '--d': 0.3 }}>
        <circle r="62" fill="var(--seat)" fill-opacity=".32" />
        <circle r="40" fill={LAMP.fill} fill-opacity=".45" />
        <circle r="15" fill={LAMP.light} stroke="var(--seat)" stroke-width="7" />
      </g>
      <path
        class="act act-ring"
        style={{ '--t': after, '--d': 0.5 }}
        d="M0-70V-40M0 70V40M-70 0H-40M70 0H40M-50-50L-29-29M50 50L29 29M-50 50L-29 29M50-50L29-29"
        stroke={LAMP.light}
        stroke-width="7"
      />
    </Picture>
  );
}

/** A lamp goes out. */
export function LampOut({ after }: Timed) {
  return (
    <Picture viewBox="-50 -50 100 100">
      <circle class="act" style={{ '--t': after }} r="52" fill={PLUM.line} fill-opacity=".62" />
      <g transform="translate(6 -26)">
        <path
          class="act act-float"
          style={{ '--t': after, '--d': 0.9 }}
          d="M0 20C-14 8 12 0 0-14C-8-22 8-28 4-36"
          stroke={CREAM.shade}
          stroke-width="7"
        />
      </g>
    </Picture>
  );
}

/** Light fills the block. */
export function Glow({ after }: Timed) {
  return (
    <Picture viewBox="-50 -50 100 100" fit="none">
      <g class="act" style={{ '--t': after, '--d': 0.7 }} fill="var(--seat, #ffd266)">
        <ellipse rx="66" ry="66" fill-opacity=".16" />
        <ellipse rx="54" ry="54" fill-opacity=".2" />
        <ellipse rx="40" ry="40" fill={LAMP.fill} fill-opacity=".22" />
      </g>
    </Picture>
  );
}

interface BannerProps extends Timed {
  readonly name: string;
  /** What it brings, hung below. */
  readonly gains: readonly ComponentChildren[];
}

/** The name of a neighbourhood unrolls on a banner, with what it brings from now on. */
export function Banner({ name, gains, after }: BannerProps) {
  const half = Math.min(96, 26 + 4.6 * name.length);
  return (
    <Picture viewBox="-100 -100 200 200" stroke={CREAM.line}>
      <g class="act act-unroll" style={{ '--t': after, '--d': 0.4 }}>
        <path
          d={`M${-half} -10L${-half - 14} 6L${-half} 22ZM${half} -10L${half + 14} 6L${half} 22Z`}
          fill="var(--seat)"
        />
        <path d={`M${-half - 4} -18Q0 -30 ${half + 4} -18V16Q0 4 ${-half - 4} 16Z`} fill={CREAM.light} />
        <path d={`M${-half - 4} 9Q0 -3 ${half + 4} 9V16Q0 4 ${-half - 4} 16Z`} fill="var(--seat)" />
        <text
          class="scene-figure"
          y="-4"
          font-size="20"
          style={{ stroke: 'none' }}
          textLength={name.length > 14 ? 2 * half - 14 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      </g>
      {gains.map((gain, i) => (
        <svg key={i} x={34 * (i - gains.length / 2) + 2} y="18" width="30" height="30">
          <g class="act act-pop" style={{ '--t': after + 0.3 + 0.15 * i }}>
            {gain}
          </g>
        </svg>
      ))}
    </Picture>
  );
}

interface BoughtProps {
  readonly house: HouseId;
  readonly ingredient: number;
  readonly from: number | null;
  readonly to: number;
}

/** Somebody's house goes dark, and lights up as somebody else's. */
export function Bought({ from, to, ...house }: BoughtProps) {
  return (
    <Picture viewBox="-50 -50 100 100">
      <circle class="act act-pop" r="52" fill="var(--seat)" fill-opacity=".3" />
      <svg x="-44" y="-48" width="88" height="92">
        <g class="act act-flash" style={{ '--d': 1 }}>
          <HousePicture {...house} seat={from} lit={false} />
        </g>
        <g class="act act-stamp" style={{ '--t': 0.6 }}>
          <HousePicture {...house} seat={to} lit />
        </g>
      </svg>
    </Picture>
  );
}
