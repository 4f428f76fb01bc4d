import { Picture } from '../kit/picture.tsx';

/** A gardener's glove somebody has put down: no cards in this hand. */
export function Glove() {
  return (
    <Picture viewBox="0 0 100 100">
      <g transform="rotate(-14 50 50)" stroke="currentColor" fill="currentColor" fill-opacity=".16">
        <path d="M31 58L20 45Q15 39 11 44T16 59L33 76Z" />
        <path d="M30 62V34Q30 28 36 28T42 34V21Q42 15 48 15T54 21V19Q54 13 60 13T66 20V29Q66 24 71 24T76 30V60Q76 74 66 80H40Q31 74 30 62Z" />
        <path d="M37 80H69V92Q53 97 37 92Z" />
        <path d="M42 34V46M54 21V44M66 29V46M37 86Q53 90 69 86" fill="none" />
      </g>
    </Picture>
  );
}
