import { drawing } from '../kit/picture.tsx';
import type { ComponentChildren } from 'preact';

/** The faces of the bots' characters: animals of the garden, painted like the signs of the seats. */
const head = (line: string, lines: () => ComponentChildren) =>
  drawing(lines, { viewBox: '0 0 24 24', stroke: line, pen: '1.3' });

/** A hamster with full cheeks. */
const Hamster = head('#4A2413', () => (
  <>
    <path
      d="M6 7.5C4.4 5.6 5 3.4 6.6 3.2C8.2 3 9.3 4.2 9.4 5.8M18 7.5C19.6 5.6 19 3.4 17.4 3.2C15.8 3 14.7 4.2 14.6 5.8"
      fill="#E9B27A"
    />
    <path
      d="M12 4.8C16.6 4.8 18.6 7.8 19 11C22.4 12.4 22.6 19.6 17 20.4C14 21 10 21 7 20.4C1.4 19.6 1.6 12.4 5 11C5.4 7.8 7.4 4.8 12 4.8Z"
      fill="#E0A35F"
    />
    <path
      d="M12 11.6C14.4 11.6 16.4 13.4 16.4 16C16.4 18.8 14.6 20.6 12 20.6C9.4 20.6 7.6 18.8 7.6 16C7.6 13.4 9.6 11.6 12 11.6Z"
      fill="#FBE6C6"
      stroke="none"
    />
    <path d="M9 10.6v.1M15 10.6v.1" stroke-width="2.2" />
    <path d="M11.2 13.6h1.6L12 14.6ZM12 14.8v1.4M10 16.6Q11 17.4 12 16.4Q13 17.4 14 16.6" />
  </>
));

/** A ladybird that counts its own spots. */
const Ladybird = head('#2B1A18', () => (
  <>
    <path d="M9.2 5.4L7.4 2.6M14.8 5.4L16.6 2.6" />
    <path
      d="M2.6 17.4C2.4 10.6 6.4 6.6 12 6.6C17.6 6.6 21.6 10.6 21.4 17.4C18.4 19.2 5.6 19.2 2.6 17.4Z"
      fill="#E04F3A"
    />
    <path
      d="M7.4 8.4C8 5.8 9.8 4.6 12 4.6C14.2 4.6 16 5.8 16.6 8.4C14.4 9.6 9.6 9.6 7.4 8.4Z"
      fill="#3A2723"
    />
    <path d="M12 9.4V18.6" />
    <path d="M7 12.4v.1M8.6 16v.1M17 12.4v.1M15.4 16v.1M5 16v.1M19 16v.1" stroke-width="2.6" />
    <path d="M10.2 6.9v.1M13.8 6.9v.1" stroke="#FFF3DC" stroke-width="1.9" />
  </>
));

/** A mole with spectacles. */
const Mole = head('#29211F', () => (
  <>
    <path
      d="M12 3.6C17.6 3.6 20.4 8 20.4 13C20.4 18.4 17 21 12 21C7 21 3.6 18.4 3.6 13C3.6 8 6.4 3.6 12 3.6Z"
      fill="#6F625E"
    />
    <path
      d="M12 12.4C15.4 12.4 17 15 16.4 17.6C15.8 19.8 14.2 20.6 12 20.6C9.8 20.6 8.2 19.8 7.6 17.6C7 15 8.6 12.4 12 12.4Z"
      fill="#8E807A"
      stroke="none"
    />
    <path
      d="M8 7.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2ZM16 7.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z"
      fill="#FFF7E4"
    />
    <path d="M10.6 9.6Q12 8.8 13.4 9.6M8.4 10.2v.1M15.6 10.2v.1" stroke-width="1.6" />
    <path d="M10.4 14.6Q12 13.4 13.6 14.6Q13.4 16.4 12 16.4Q10.6 16.4 10.4 14.6Z" fill="#F08E8E" />
    <path d="M10.2 18.6H13.8" />
  </>
));

/** A cock with its comb up. */
const Cock = head('#4A1E1A', () => (
  <>
    <path
      d="M7.6 8C5.6 6.6 6.4 3.6 8.8 4.4C9 1.8 12.4 1.4 12.8 3.8C14.6 2 17.4 3.4 16.4 6C18.2 6.2 18.4 8 17 8.8Z"
      fill="#E0483A"
    />
    <path
      d="M12 6.4C16.6 6.4 19 9.6 19 14C19 18.6 16.4 21.2 12 21.2C7.6 21.2 5 18.6 5 14C5 9.6 7.4 6.4 12 6.4Z"
      fill="#FBF1DA"
    />
    <path
      d="M15.6 8C18 9.2 19 11.4 19 14C19 18.6 16.4 21.2 12 21.2C16 19.4 17.2 13.6 15.6 8Z"
      fill="#E7D3A8"
      stroke="none"
    />
    <path d="M9.4 13.6Q12 11.6 14.6 13.6L12 16.4Z" fill="#F2B233" />
    <path d="M11 16.6Q10 19.4 12 19.6Q14 19.4 13 16.6" fill="#E0483A" />
    <path d="M8.6 11.2v.1M15.4 11.2v.1" stroke-width="2.2" />
  </>
));

/** A hedgehog under a straw hat. */
const Hedgehog = head('#3F2A14', () => (
  <>
    <path
      d="M3.4 12L4.6 13.6L3 15.4L5 16.6L4.4 19L7 19.2L8 21H16L17 19.2L19.6 19L19 16.6L21 15.4L19.4 13.6L20.6 12Z"
      fill="#8A6A45"
    />
    <path
      d="M12 10.4C15.6 10.4 17.6 12.6 17.6 15.6C17.6 18.8 15.4 20.6 12 20.6C8.6 20.6 6.4 18.8 6.4 15.6C6.4 12.6 8.4 10.4 12 10.4Z"
      fill="#F6DDB2"
    />
    <path d="M7.4 9.6C7.4 5.8 9 3.6 12 3.6C15 3.6 16.6 5.8 16.6 9.6Z" fill="#F3CD5B" />
    <path d="M2.4 10.6C5 8.6 19 8.6 21.6 10.6C19 12.4 5 12.4 2.4 10.6Z" fill="#F8DC85" />
    <path d="M7.4 9.2Q12 7.8 16.6 9.2" stroke="#4B8A3C" stroke-width="1.8" />
    <path d="M9.4 14.4v.1M14.6 14.4v.1M12 16.2v.1" stroke-width="2.1" />
    <path d="M10.4 18Q12 19.4 13.6 18" />
  </>
));

/** A fox that looks sideways. */
const Fox = head('#57230F', () => (
  <>
    <path d="M4.4 3L9 6.6H15L19.6 3L20.4 12C19.4 17 15.6 20.8 12 22C8.4 20.8 4.6 17 3.6 12Z" fill="#EC8A3C" />
    <path
      d="M3.8 12.6Q8 12.6 10.4 17.6L12 22C8.4 20.8 4.8 17.4 3.8 12.6ZM20.2 12.6Q16 12.6 13.6 17.6L12 22C15.6 20.8 19.2 17.4 20.2 12.6Z"
      fill="#FFF4E2"
    />
    <path d="M5.8 5.8L8 7.6M18.2 5.8L16 7.6" />
    <path d="M7.4 11.6Q8.6 10.4 10 11.6M14 11.6Q15.4 10.4 16.6 11.6" />
    <path d="M9.2 12v.1M15.8 12v.1" stroke-width="1.9" />
    <path d="M10.8 18.6H13.2L12 20.2Z" fill="#57230F" />
  </>
));

export const FACES = {
  hoarder: Hamster,
  gambler: Ladybird,
  miser: Mole,
  'show-off': Cock,
  gardener: Hedgehog,
  rival: Fox,
} as const;
