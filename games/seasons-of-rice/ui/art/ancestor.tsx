import { nth } from '../../../../core/sure.ts';
import { type ArtProps, drawing, Picture, Shape, type Tone } from '../../../../web/kit/picture.tsx';
import type { Timing } from '../../data/words.ts';
import { CLOTH, HORN, JADE, RIPE, ROOF, SKIN, STRAW, WATER } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const PLUM: Tone = { fill: '#8a5a86', light: '#b487ae', shade: '#6a4168', line: '#432343' };
const GREY: Tone = { fill: '#d8d3cb', light: '#f3f0ea', shade: '#aaa39a', line: '#6a635b' };
const DARK: Tone = { fill: '#4a3d3a', light: '#70605b', shade: '#352a28', line: '#241b1a' };

const CLOTHES: readonly Tone[] = [ROOF, CLOTH, JADE, PLUM, RIPE, WATER];
const HAIR: readonly Tone[] = [GREY, DARK, GREY];

/** Eighteen faces from a few features: hat, bun or head cloth; beard or not; the checked scarf in six colours. */
export const AncestorArt = steady(function AncestorArt({ of, class: name }: ArtProps & { of: number }) {
  const cloth = nth(CLOTHES, of % CLOTHES.length);
  const hair = nth(HAIR, Math.floor(of / 2) % HAIR.length);
  const head = of % 3;
  const bearded = Math.floor(of / 3) % 3 === 1 && head !== 1;
  return (
    <Picture class={name}>
      <circle cx="50" cy="50" r="46" fill={STRAW.light} stroke={STRAW.line} stroke-width="4" />
      <path d="M50 96A46 46 0 0 1 14 78C20 66 34 62 50 62S80 66 86 78A46 46 0 0 1 50 96Z" fill={cloth.fill} />
      <path d="M64 64C74 66 82 70 86 78A46 46 0 0 1 60 95C68 86 70 74 64 64Z" fill={cloth.shade} />
      <g stroke={cloth.line}>
        <path d="M36 64C40 76 60 76 64 64L68 72C60 86 40 86 32 72Z" fill={cloth.light} stroke-width="2.5" />
        <path d="M40 70l4 9M50 73v9M60 70l-4 9M34 74c8 8 24 8 32 0" stroke-width="1.8" />
      </g>
      {head === 1 && <circle cx="50" cy="16" r="9" fill={hair.fill} stroke={hair.line} />}
      {head !== 0 && <Shape d="M27 46C24 24 36 16 50 16S76 24 73 46Z" tone={hair} />}
      <Shape d="M30 42C30 26 40 22 50 22S70 26 70 42C70 58 60 67 50 67S30 58 30 42Z" tone={SKIN} />
      <path
        d="M60 25C68 30 70 36 69 44C68 57 60 66 51 66C61 58 65 42 60 25Z"
        fill={SKIN.shade}
        opacity=".7"
      />
      <path d="M40 42q3-3 6 0M55 42q3-3 6 0" stroke={SKIN.line} stroke-width="3" />
      <path d="M50 45q-3 5 1 6" stroke={SKIN.line} stroke-width="2.5" />
      {bearded ? (
        <Shape d="M37 53C42 50 58 50 63 53C62 66 56 76 50 78C44 76 38 66 37 53Z" tone={hair} pen="2.5" />
      ) : (
        <path d="M42 56q8 6 16 0M37 50q-3 2-3 4M63 50q3 2 3 4" stroke={SKIN.line} stroke-width="2.5" />
      )}
      {head === 0 && (
        <>
          <Shape d="M12 40C24 26 38 14 50 6C62 14 76 26 88 40C66 33 34 33 12 40Z" tone={STRAW} />
          <path d="M50 6C62 14 76 26 87 39C78 36 70 35 62 34C62 24 56 14 50 6Z" fill={STRAW.shade} />
        </>
      )}
      {head === 2 && (
        <>
          <Shape d="M27 38C24 20 36 13 50 13S76 20 73 38C60 30 40 30 27 38Z" tone={cloth} />
          <path
            d="M36 17l4 14M48 14l2 15M60 16l-2 14M30 26c12-6 28-6 40 0"
            stroke={cloth.light}
            stroke-width="2"
          />
          <Shape d="M72 32q9 4 8 14q-7-2-9-8Z" tone={cloth} in="shade" pen="2.5" />
        </>
      )}
    </Picture>
  );
});

/** When an ancestor counts: in rain and sun, in the sun only, or when the lanterns are lit at the end. */
export const TimingArt = steady(function TimingArt({ of, class: name }: ArtProps & { of: Timing }) {
  return (
    <Picture class={name}>
      {of !== 'end' && (
        <g transform={of === 'both' ? 'translate(34 -2) scale(.68)' : undefined} stroke={RIPE.line}>
          <path
            d="M50 4V18M50 82V96M4 50H18M82 50H96M17 17L27 27M73 73L83 83M83 17L73 27M27 73L17 83"
            stroke-width="9"
          />
          <circle cx="50" cy="50" r="22" fill={RIPE.fill} stroke-width="6" />
        </g>
      )}
      {of === 'both' && (
        <Shape
          d="M32 34C38 50 56 60 56 76C56 88 46 96 33 96S8 88 8 76C8 60 28 52 32 34Z"
          tone={WATER}
          pen="6"
        />
      )}
      {of === 'end' && (
        <>
          <g stroke={ROOF.line}>
            <path d="M50 4V18M34 18H66M38 88H62M50 88V97" stroke-width="7" />
            <path d="M36 20H64C84 36 84 70 62 86H38C16 70 16 36 36 20Z" fill={ROOF.fill} stroke-width="6" />
          </g>
          <path d="M42 22C32 40 32 66 42 84M58 22C68 40 68 66 58 84" stroke={RIPE.light} stroke-width="4" />
        </>
      )}
    </Picture>
  );
});

/** The back of a card that is not mine to see: a lantern on woven straw. */
export const CardBack = drawing(
  () => (
    <>
      <rect x="1.5" y="1.5" width="57" height="77" rx="5" fill={CLOTH.fill} stroke={CLOTH.line} />
      <path d="M8 8H52V72H8Z" stroke={CLOTH.light} stroke-width="2" />
      <g stroke={HORN.fill} stroke-width="2">
        <path d="M30 18C42 30 42 50 30 62C18 50 18 30 30 18Z" fill={JADE.fill} />
        <path d="M30 24V58M30 36l6-6M30 36l-6-6M30 46l6-6M30 46l-6-6" />
      </g>
    </>
  ),
  { viewBox: '0 0 60 80' },
);

/** Which season it is. */
export const SeasonArt = steady(function SeasonArt({
  season,
  class: name,
}: ArtProps & { season: 'wet' | 'dry' }) {
  if (season === 'dry') return <TimingArt of="dry" class={name} />;
  return (
    <Picture class={name}>
      <Shape
        d="M26 58C10 58 8 38 24 36C24 18 50 14 56 30C74 22 92 36 80 52C78 57 74 58 70 58Z"
        tone={WATER}
        in="light"
        pen="6"
      />
      <path d="M30 70L24 88M50 70L44 92M70 70L64 88" stroke={WATER.shade} stroke-width="8" />
    </Picture>
  );
});
