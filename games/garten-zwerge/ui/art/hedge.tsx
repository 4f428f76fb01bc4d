import { type ArtProps, Picture } from '../../../../web/kit/picture.tsx';
import { FLOWERS } from '../../data/words.ts';
import { FLOWER_ART } from './flowers.tsx';
import { GRASS, WOOD } from './palette.ts';

/** The end of the path, where nobody gardens: a fence, and a flower for every club colour. */
export function Hedge(props: ArtProps) {
  return (
    <Picture {...props} viewBox="0 0 280 120" fit="xMidYMax slice">
      <path
        d="M0 70C40 40 70 62 100 52C140 36 180 62 210 50C240 42 262 56 280 52V120H0Z"
        fill={GRASS.shade}
      />
      <g stroke={WOOD.line} stroke-width="2" fill="#fff8ea">
        {Array.from({ length: 12 }, (_, i) => (
          <path key={i} d={`M${4 + i * 24} 108V66L${11 + i * 24} 57L${18 + i * 24} 66V108Z`} />
        ))}
        <path d="M0 76H280V82H0ZM0 94H280V100H0Z" />
      </g>
      <path d="M0 106C80 98 200 98 280 106V120H0Z" fill={GRASS.fill} />
      {FLOWERS.map((flower, i) => {
        const Flower = FLOWER_ART[flower];
        return (
          <svg key={flower} x={10 + i * 45} y={66 + (i % 2) * 6} width="40" height="46">
            <Flower />
          </svg>
        );
      })}
    </Picture>
  );
}
