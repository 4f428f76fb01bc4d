import { type ArtProps, Picture } from '../../../web/kit/picture.tsx';

const SOIL = { fill: '#b98a56', shade: '#93683c', line: '#5b3a29' };
const LEAF = { fill: '#7cab55', line: '#2c5a2f' };

/** A fenced piece of land, and what it is worth on a signpost. */
export function PlotPicture({ value, class: name }: ArtProps & { value: number }) {
  return (
    <Picture class={name}>
      <rect x="6" y="20" width="88" height="74" rx="8" fill={SOIL.fill} stroke={SOIL.line} />
      <path d="M16 74H84M16 84H84" stroke={SOIL.shade} stroke-width="5" />
      {[22, 42, 62, 82].map(x => (
        <path
          key={x}
          d={`M${x} 80q-9-5-7-13q8 2 7 13q-1-11 7-13q2 8-7 13`}
          fill={LEAF.fill}
          stroke={LEAF.line}
        />
      ))}
      <path d="M50 40V66" stroke={SOIL.line} stroke-width="6" />
      <rect x="26" y="6" width="48" height="42" rx="7" fill="#fff6df" stroke={SOIL.line} />
      <text class="plots-value" x="50" y="38" text-anchor="middle">
        {value}
      </text>
    </Picture>
  );
}

export function CoinPicture() {
  return (
    <Picture>
      <circle cx="50" cy="50" r="42" fill="#f2b632" stroke={SOIL.line} stroke-width="6" />
      <circle cx="50" cy="50" r="26" fill="none" stroke={SOIL.shade} stroke-width="6" />
    </Picture>
  );
}
