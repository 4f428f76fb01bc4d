import type { ComponentChildren } from 'preact';
import { Picture } from './picture.tsx';

interface FistProps {
  readonly seat: number;
  /** What it holds, once it is open; null while it is closed. */
  readonly holds: ComponentChildren;
  readonly label: string;
}

const SKIN = { fill: '#E8B98F', light: '#F5D3B2', shade: '#CF9A6C', line: '#8A5A36' };

/** A secret bid: a closed fist with a cuff in the seat's colour, or the open hand with the number in it. */
export function Fist({ seat, holds, label }: FistProps) {
  return (
    <span class="fist" data-seat={seat} role="img" aria-label={label}>
      <Picture viewBox="0 0 100 110">
        <path d="M28 78H72V104Q50 110 28 104Z" fill="var(--seat)" />
        <path d="M28 86Q50 92 72 86" stroke="rgb(255 255 255 / 55%)" />
        {holds === null ? <Closed /> : <Open />}
      </Picture>
      {holds !== null && <b class="num">{holds}</b>}
    </span>
  );
}

function Closed() {
  return (
    <g stroke={SKIN.line}>
      <path
        d="M18 44C18 30 28 24 50 24C74 24 84 32 84 48C84 68 72 82 50 82C28 82 18 66 18 44Z"
        fill={SKIN.fill}
      />
      <path d="M70 30C84 36 86 62 70 76C80 62 80 44 70 30Z" fill={SKIN.shade} stroke="none" />
      <path d="M32 26V48M48 24V50M64 26V48" />
      <path d="M20 52C34 46 56 48 62 56C64 64 54 66 46 62C36 60 26 62 22 62Z" fill={SKIN.light} />
    </g>
  );
}

function Open() {
  return (
    <g stroke={SKIN.line} fill={SKIN.fill}>
      <path d="M24 52V20Q30 12 36 20V14Q43 4 50 13V12Q58 4 64 14V18Q71 12 76 20V54C78 72 68 84 50 84C36 84 28 74 24 62L10 46Q10 36 20 40Z" />
      <path d="M36 20V42M50 13V40M64 16V42" />
    </g>
  );
}
