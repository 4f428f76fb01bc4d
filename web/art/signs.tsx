import type { ComponentChildren } from 'preact';
import { drawing } from '../kit/picture.tsx';

/** A seat's sign takes the seat's colour from the stylesheet, so it must be told from the others by outline alone. */
const sign = (lines: () => ComponentChildren) =>
  drawing(lines, { viewBox: '0 0 24 24', fill: 'currentColor', pen: '1.8' });

const DARKER = { fill: '#2B2420', opacity: 0.38 };
const DARKER_LINE = { fill: 'none', stroke: '#2B2420', opacity: 0.5 };

export const LeafSign = sign(() => (
  <>
    <path d="M21.5 2.2C22.6 12.5 18.5 20.5 10 19.8C8.6 19.7 7.5 19.3 6.6 18.6L3.5 21.8C2.4 22.8 1 21.4 2 20.3L5.3 16.8C1.5 9.5 9 2.6 21.5 2.2Z" />
    <path d="M6.6 17.3C11 14.5 14 11.5 17 7.3" {...DARKER_LINE} />
  </>
));

export const ACORN_CUP =
  'M12.5 4.3C12.5 2.8 13 1.8 14.2 1.1L15.6 2.3C14.9 2.9 14.7 3.5 14.7 4.5C19 5 21.8 7.3 22 9.6C22 10.9 21.2 11.6 20 11.6H4C2.8 11.6 2 10.9 2 9.6C2.3 6.8 6.5 4.3 12.5 4.3Z';

export const AcornSign = sign(() => (
  <>
    <path d="M4.2 11.2H19.8C20 16.8 16.4 20 13 21.3L12 23L11 21.3C7.6 20 4 16.8 4.2 11.2Z" />
    <path d={ACORN_CUP} />
    <path d={ACORN_CUP} {...DARKER} />
  </>
));

export const DROP =
  'M12.6 1.2C14.5 6.5 20 9.7 20 15.2C20 19.7 16.5 22.8 12 22.8C7.4 22.8 4 19.6 4 15.2C4 9.5 11 6.8 12.6 1.2Z';

export const DropSign = sign(() => (
  <>
    <path d={DROP} />
    <path d="M16.7 15.5C16.5 17.7 15 19.3 12.8 19.6" {...DARKER_LINE} />
  </>
));

export const BEE_WINGS =
  'M11.5 9.5C6.5 9 4.2 5.8 5.4 3.2C7 0 12 2.5 12.6 8.2C13 3.6 16.5 1 18.7 2.8C20.8 4.8 18.6 8.5 14.6 9.6Z';

export const BEE_BODY =
  'M1.2 15.5C2.5 11.3 7 8.8 12.3 9C17.8 9 22 11.3 22.3 15C22.5 19 18 21.8 12.3 21.6C7 21.6 2.5 19.3 1.2 15.5Z';

export const BeeSign = sign(() => (
  <>
    <path d={BEE_WINGS} opacity=".55" />
    <path d={BEE_BODY} />
    <path
      d="M8.2 9.6C7.3 13 7.3 17.5 8.2 20.9L11.2 21.5C10.3 17.5 10.3 13 11.2 9ZM14.3 9.1C13.5 13 13.5 17.6 14.3 21.5L17.3 20.7C16.6 17 16.6 13.5 17.3 9.9Z"
      {...DARKER}
    />
    <circle cx="20" cy="14.3" r="1.1" {...DARKER} />
  </>
));

export const SnailSign = sign(() => (
  <>
    <path d="M1.5 21.3C1 20 2 19 4 18.8L14 17.5C16.8 17 17.6 15.5 17.4 12.6C17.3 10.7 17.9 9.7 19 9.3L18.3 5.8C18 4.5 19.6 4.2 20 5.5L20.7 9L21.9 6.2C22.4 5 24 5.7 23.4 6.9L22.2 9.9C23.6 11 23.4 13 23 14.5C22 19 19.2 21.6 14 21.6Z" />
    <circle cx="9.7" cy="11.2" r="8.2" />
    <path
      d="M14.5 16.6C17.2 12 14.4 6.7 9.9 6.6C6 6.5 3.9 10.8 6.2 13.6C8.3 16 12.2 14.6 11.9 11.8C11.6 10 9.3 9.8 9 11.4"
      {...DARKER_LINE}
    />
  </>
));

export const MushroomSign = sign(() => (
  <>
    <path
      d="M8.5 12.5H15.5C15.2 16 16 18.5 17 20.3C17.8 22 17 22.8 15.5 22.8H8.3C6.8 22.8 6.2 22 7 20.3C8 18.3 8.8 16 8.5 12.5Z"
      opacity=".62"
    />
    <path d="M1.2 12.2C1 6 5.8 1.2 12.2 1.2C18.6 1.2 23.2 6 22.8 12.2C22.7 14.3 21 14.8 19.3 14.3C14.5 12.9 9.5 12.9 4.7 14.3C2.9 14.8 1.3 14.3 1.2 12.2Z" />
    <g {...DARKER}>
      <circle cx="8" cy="7.2" r="2.1" />
      <circle cx="15.2" cy="5.6" r="1.6" />
      <circle cx="17.8" cy="10.3" r="1.7" />
    </g>
  </>
));

/** In the order of the seats. */
export const SIGNS = [LeafSign, AcornSign, DropSign, BeeSign, SnailSign, MushroomSign] as const;
