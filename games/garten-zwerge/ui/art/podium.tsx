import type { ComponentChildren } from 'preact';
import { type ArtProps, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import type { Hat } from '../../data/words.ts';
import { HatIcon } from './gnome.tsx';
import { ENAMEL, WOOD } from './palette.ts';
import { Petal } from './things.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

/** Heights of the three steps, left, middle and right, in hundredths of the width; the drawing keeps to them. */
export const STEPS = [28, 38, 23] as const;

type PodiumProps = ArtProps & {
  readonly hat: Hat;
  readonly prize: number;
  /** While nobody has entered, only a shadow stands on the steps. */
  readonly isEmpty: boolean;
  /** On the plate at its foot. */
  readonly foot: string;
  /** Whether the foot counts petals. */
  readonly inPetals: boolean;
};

/** Three steps for the best of the show, on the lawn, under an enamel plate with the prize. */
export const Podium = steady(function Podium({
  hat,
  prize,
  isEmpty,
  foot,
  inPetals,
  class: name,
}: PodiumProps) {
  return (
    <Picture class={name} viewBox="0 0 200 200">
      <ellipse cx="104" cy="192" rx="98" ry="8" fill="#12301a" opacity=".25" />
      <path d="M30 30V150M170 30V160" stroke={WOOD.shade} stroke-width="6" />
      <Plate x={8} y={2} width={184} height={40} />
      <text class="num" x="104" y="33" font-size="32" text-anchor="end" fill="#2b2420">
        {prize}
      </text>
      <svg x="108" y="8" width="28" height="28">
        <Petal />
      </svg>
      <svg x="146" y="3" width="38" height="38">
        <HatIcon hat={hat} />
      </svg>
      {isEmpty && (
        <path
          d="M78 124C70 110 72 100 79 93C82 75 90 60 100 50C110 60 118 75 121 93C128 100 130 110 122 124Z"
          fill="var(--ground-line)"
          opacity=".5"
        />
      )}
      <Solid
        d="M6 190V144H68V190ZM132 190V154H194V190Z"
        tone={WOOD}
        shade="M54 144H68V190H54ZM180 154H194V190H180Z"
      />
      <Solid d="M68 190V124H132V190Z" tone={WOOD} shade="M116 124H132V190H116Z" />
      <Shape d="M2 140H68V148H2ZM132 150H198V158H132ZM62 120H138V128H62Z" tone={WOOD} in="light" />
      <Plate x={38} y={164} width={124} height={30} />
      <text class="num" x={inPetals ? 88 : 100} y="186" font-size="22" text-anchor="middle" fill="#2b2420">
        {foot}
      </text>
      {inPetals && (
        <svg x="128" y="168" width="22" height="22">
          <Petal />
        </svg>
      )}
    </Picture>
  );
});

function Plate(place: { x: number; y: number; width: number; height: number }): ComponentChildren {
  return <rect {...place} rx="6" fill={ENAMEL.fill} stroke="#2c5c8c" stroke-width="4" />;
}
