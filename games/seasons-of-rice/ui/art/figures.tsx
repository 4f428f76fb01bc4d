import type { ComponentType } from 'preact';
import { type ArtProps, Cord, drawing, Picture, Shape } from '../../../../web/kit/picture.tsx';
import type { Feature } from '../../data/words.ts';
import { CLOTH, HIDE, HORN, JADE, ROOF, SKIN, STRAW, TEAK } from './palette.ts';

/** The three that stand on paddies. Each has an outline of its own: a cone, a pair of horns, a gable on stilts. */

/** Bent over the seedlings, under a hat of straw. */
export function FarmerShape() {
  return (
    <g stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
      <Shape d="M30 88C28 68 34 50 50 48C67 48 74 62 74 88Z" tone={CLOTH} />
      <path d="M60 52C70 58 73 70 73 87H60C63 72 63 62 60 52Z" fill={CLOTH.shade} />
      <g fill="none">
        <Cord d="M33 60C24 66 20 74 20 82" tone={SKIN} pens={[11, 6]} />
        <path d="M12 92C13 84 16 80 20 80C20 84 19 88 18 92M20 80C24 82 27 86 27 92" stroke={JADE.line} />
      </g>
      <Shape d="M8 52C22 36 38 20 51 10C64 20 80 36 94 50C70 62 32 63 8 52Z" tone={STRAW} />
      <path d="M51 10C64 20 80 36 93 50C82 55 70 58 58 59C62 42 58 26 51 10Z" fill={STRAW.shade} />
      <path d="M47 20C36 29 27 38 20 46" fill="none" stroke={STRAW.light} stroke-width="5" />
      <path d="M8 52C22 36 38 20 51 10C64 20 80 36 94 50C70 62 32 63 8 52Z" fill="none" stroke={STRAW.line} />
    </g>
  );
}

/** Seen from the front, resting: the horns tell it from everything else. */
export function BuffaloShape() {
  return (
    <g stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
      <Shape d="M14 92C10 66 22 48 52 47C80 48 92 66 87 92Z" tone={HIDE} />
      <path d="M66 50C82 56 90 70 86 90H68C76 76 75 62 66 50Z" fill={HIDE.shade} />
      <Shape
        d="M38 44C20 44 6 34 6 12C14 24 26 30 42 31ZM62 44C80 44 94 34 95 11C86 24 74 30 58 31Z"
        tone={HORN}
      />
      <g stroke={HIDE.line}>
        <path
          d="M32 44C24 42 18 46 16 52C24 56 30 54 35 50ZM68 44C76 42 82 46 84 52C76 56 70 54 65 50Z"
          fill={HIDE.shade}
        />
        <path
          d="M35 34C42 28 58 28 65 34C68 48 66 62 62 74C58 82 42 82 38 74C34 62 32 48 35 34Z"
          fill={HIDE.light}
        />
        <path d="M38 66C42 60 58 60 62 66C62 78 56 82 50 82S38 78 38 66Z" fill={HIDE.shade} />
        <path d="M45 71v1M55 71v1M42 49v2M58 49v2" fill="none" stroke-width="6" />
      </g>
    </g>
  );
}

/** A house on stilts with a steep roof. */
export function HouseShape() {
  return (
    <g stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M26 72V92M50 74V92M75 72V92" fill="none" stroke={TEAK.line} stroke-width="8" />
      <Shape d="M20 46H80V76H20Z" tone={TEAK} />
      <path d="M62 46H80V75H62Z" fill={TEAK.shade} />
      <path d="M42 76V56H58V76Z" fill={TEAK.line} stroke={TEAK.line} />
      <path d="M30 74L18 93" fill="none" stroke={TEAK.line} stroke-width="4" />
      <Shape d="M6 50C20 42 34 24 42 8L58 7C66 24 80 42 95 49C68 56 32 57 6 50Z" tone={ROOF} />
      <path d="M58 7C66 24 80 42 94 49C84 52 74 53 64 54C66 38 63 22 58 7Z" fill={ROOF.shade} />
      <g fill="none">
        <path d="M40 20C35 30 29 37 22 43" stroke={ROOF.light} stroke-width="5" />
        <path d="M6 50C20 42 34 24 42 8L58 7C66 24 80 42 95 49C68 56 32 57 6 50Z" stroke={ROOF.line} />
      </g>
    </g>
  );
}

export const FEATURE_SHAPES: { readonly [F in Feature]: ComponentType } = {
  farmer: FarmerShape,
  buffalo: BuffaloShape,
  house: HouseShape,
};

/** The same as a little picture among words. */
export function FeatureArt({ of, class: name }: ArtProps & { of: Feature }) {
  const Shape = FEATURE_SHAPES[of];
  return (
    <Picture class={name}>
      <Shape />
    </Picture>
  );
}

/** A square of paddy: what sizes are counted in. */
export const SquareArt = drawing(() => (
  <>
    <path d="M50 6L94 50L50 94L6 50Z" fill={JADE.fill} stroke={TEAK.line} stroke-width="8" />
    <path d="M50 22L78 50" stroke={JADE.light} stroke-width="6" />
    <path
      d="M38 56c0-8 4-12 4-12M42 58c2-8 8-11 8-11M56 66c0-8 4-12 4-12M60 68c2-8 8-11 8-11"
      stroke={JADE.line}
      stroke-width="5"
    />
  </>
));
