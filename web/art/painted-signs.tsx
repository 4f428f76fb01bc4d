import type { ComponentChildren } from 'preact';
import { ACORN_CUP, BEE_BODY, BEE_WINGS, DROP } from './signs.tsx';

/**
 * The signs of the seats where they are large: the same outlines as the flat ones, painted, with a face, on an enamel
 * disc in the seat's colour.
 */
const enamel = (line: string, lines: () => ComponentChildren) => () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="none">
    <circle cx="24" cy="24" r="23" fill="var(--enamel-line)" />
    <circle cx="24" cy="24" r="21.8" fill="var(--enamel-fill)" />
    <path d="M40 9A21.8 21.8 0 0 1 9 40A24 24 0 0 0 40 9Z" fill="#000" opacity=".2" />
    <circle cx="24" cy="24" r="19.3" stroke="#fffdf6" stroke-width="1.1" opacity=".7" />
    <path
      d="M6.5 19A18.2 18.2 0 0 1 17 7.3"
      stroke="#fff"
      stroke-width="2.4"
      stroke-linecap="round"
      opacity=".6"
    />
    <g
      transform="translate(7.7 7.6) scale(1.36)"
      stroke={line}
      stroke-width="1.3"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {lines()}
    </g>
  </svg>
);

/** Two eyes and a smile around a middle. */
function Face({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-2.7 0v.1M2.7 0v.1" stroke-width="2.1" />
      <path d="M-1.7 2Q0 3.8 1.7 2" stroke-width="1.1" />
      <path d="M-4.6 1.9v.1M4.6 1.9v.1" stroke="#E8705A" stroke-width="1.8" opacity=".55" />
    </g>
  );
}

const Leaf = enamel('#1F4526', () => (
  <>
    <path d="M6.8 16.4L2.6 20.9" stroke-width="2.4" />
    <path d="M21.5 2.2C22.6 12.5 18.5 20.5 10 19.8C1.5 18.5 2.5 3 21.5 2.2Z" fill="#B4D877" />
    <path
      d="M21.5 2.2C22.6 12.5 18.5 20.5 10 19.8C8 19.5 7 18.6 6.4 17.4C14 16.6 19 11 21.5 2.2Z"
      fill="#7DB04B"
    />
    <path d="M15.6 5.4Q9.6 6.4 7.2 10.6" stroke="#E3F2B8" />
    <Face x={12.2} y={12} turn={-8} />
  </>
));

const Acorn = enamel('#4A2413', () => (
  <>
    <path d="M4.2 10.6H19.8C20 16.8 16.4 20 13 21.3L12 23L11 21.3C7.6 20 4 16.8 4.2 10.6Z" fill="#F0C07C" />
    <path d="M16.4 11H19.8C20 16.8 16.4 20 13 21.3L12 23L11 21.3C15 19 16.8 16 16.4 11Z" fill="#D3924A" />
    <path d={ACORN_CUP} fill="#9A6A40" />
    <path d="M5 8.4Q7.4 6.2 11 6" stroke="#CDA070" />
    <Face x={11.4} y={14.8} />
  </>
));

const Drop = enamel('#103A52', () => (
  <>
    <path d={DROP} fill="#A9DCF0" />
    <path
      d="M15.6 8.4C18 10.2 20 12.2 20 15.2C20 19.7 16.5 22.8 12 22.8C17 20.4 18 14 15.6 8.4Z"
      fill="#62AFD2"
    />
    <path d="M6.6 13.6Q7.4 11 9.4 9.4" stroke="#F2FBFF" />
    <Face x={11.4} y={15.6} />
  </>
));

const Bee = enamel('#472A0C', () => (
  <>
    <path d={BEE_WINGS} fill="#F4F8F6" />
    <path d={BEE_BODY} fill="#F8CF4E" />
    <path
      d="M1.2 15.5C2.5 19.3 7 21.6 12.3 21.6C18 21.8 22.5 19 22.3 15C20 19 9 20 1.2 15.5Z"
      fill="#DDA024"
      stroke="none"
    />
    <path d="M5.4 10.8Q4 15 5.4 19.6M9.6 9.2Q8.2 15 9.6 21.4" stroke-width="2.6" stroke="#5A3815" />
    <Face x={16.2} y={14.2} />
  </>
));

const Snail = enamel('#551B3B', () => (
  <>
    <path
      d="M1.5 21.3C1 20 2 19 4 18.8L13 17C15.6 16.6 15.8 15 15.6 12.6C15.6 10 16.6 8.6 18 8.2L17.6 5M20.8 8.6L22.6 5.2M18 8.2C22.6 7.6 24.4 11 23 14.5C22 19 19.2 21.6 14 21.6H1.5"
      fill="#F7E3BF"
    />
    <circle cx="8.8" cy="11.6" r="7.6" fill="#F2A6C6" />
    <path d="M13.6 5.8A7.6 7.6 0 0 1 4 17.4C11 18.4 15 12 13.6 5.8Z" fill="#CB6C98" stroke="none" />
    <path d="M12.8 15.2C15 11 12.6 7 8.9 7C5.4 7 3.8 10.6 5.6 13C7.4 15 10.6 13.8 10.4 11.6C10.2 10.2 8.4 10 8.2 11.2" />
    <path d="M18.2 11.8v.1M21.2 11.8v.1" stroke-width="1.9" />
    <path d="M18.4 14Q19.7 15.4 21 14" stroke-width="1" />
  </>
));

const Mushroom = enamel('#42172E', () => (
  <>
    <path
      d="M7 12H17C16.8 16 17.4 18 18 20.3C18.4 22 17.6 22.8 16 22.8H8C6.4 22.8 5.6 22 6 20.3C6.6 18 7.2 16 7 12Z"
      fill="#FBEFD6"
    />
    <path
      d="M14.6 13H17C16.8 16 17.4 18 18 20.3C18.4 22 17.6 22.8 16 22.8H13C15.4 20 15 16 14.6 13Z"
      fill="#E0C79A"
      stroke="none"
    />
    <path
      d="M1.2 11.4C1 5.6 5.8 1.2 12.2 1.2C18.6 1.2 23.2 5.6 22.8 11.4C22.7 13.5 21 14 19.3 13.5C14.5 12.1 9.5 12.1 4.7 13.5C2.9 14 1.3 13.5 1.2 11.4Z"
      fill="#EE7A62"
    />
    <path
      d="M17.6 2.8C21 4.6 23 7.6 22.8 11.4C22.7 13.5 21 14 19.3 13.5L16 12.8C19.6 10 20 6 17.6 2.8Z"
      fill="#C94B3C"
      stroke="none"
    />
    <g fill="#FFF3DE" stroke="none">
      <circle cx="7.4" cy="6.8" r="2" />
      <circle cx="13.8" cy="5" r="1.6" />
      <circle cx="17.4" cy="9.4" r="1.7" />
    </g>
    <Face x={11.6} y={16.6} />
  </>
));

/** In the order of the seats. */
export const PAINTED_SIGNS = [Leaf, Acorn, Drop, Bee, Snail, Mushroom] as const;
