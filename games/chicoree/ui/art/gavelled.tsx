import type { ComponentChildren } from 'preact';
import { Picture } from '../../../../web/kit/picture.tsx';
import { Apron } from './furniture.tsx';
import { RUST, STONE } from './palette.ts';

/** How wide the frame of the stamp is. */
const WIDTH = 128;
const HEIGHT = 44;

/** A word stamped across the card, in rust and not quite straight. */
export function Gavelled({ after, children }: { readonly after: number; readonly children: string }) {
  return (
    <Picture viewBox="-70 -70 140 140" stroke={RUST.fill}>
      <g transform="rotate(-8)">
        <g class="act act-stamp" style={{ '--t': after, '--d': 0.18 }}>
          <Frame inset={0} pen="5" />
          <Frame inset={6} pen="1.6" />
          <text
            y="10"
            class="scene-figure"
            font-size="28"
            style={{ fill: RUST.shade, stroke: 'none' }}
            textLength={children.length > 5 ? WIDTH - 30 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {children.toLocaleUpperCase()}
          </text>
        </g>
      </g>
    </Picture>
  );
}

/** What was stamped can be read on any card. */
function Frame({ inset, pen }: { readonly inset: number; readonly pen: string }): ComponentChildren {
  return (
    <rect
      x={inset - WIDTH / 2}
      y={inset - HEIGHT / 2}
      width={WIDTH - 2 * inset}
      height={HEIGHT - 2 * inset}
      rx="6"
      fill={inset === 0 ? '#fff6e4' : 'none'}
      fill-opacity=".86"
      stroke-width={pen}
    />
  );
}

/** The lamp goes out, and an apron hangs on its nail. */
export function Hung() {
  return (
    <Picture viewBox="-70 -70 140 140">
      <circle class="act" style={{ '--d': 0.6 }} r="70" fill={STONE.line} fill-opacity=".82" />
      <svg class="act act-fall" style={{ '--t': 0.4, '--d': 0.3 }} x="-56" y="-60" width="112" height="120">
        <Apron />
      </svg>
    </Picture>
  );
}
