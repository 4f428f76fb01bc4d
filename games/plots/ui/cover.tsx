import { BoxLid } from '../../../web/kit/picture.tsx';

const LINE = '#4d3a24';

/** Land for sale, seen from the hill. */
export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill="#cfe3ea" />
      <path d="M0 128Q100 92 210 116T400 104V300H0Z" fill="#9dbb6d" />
      <g stroke={LINE} stroke-width="3">
        <path d="M24 168L142 136L214 176L82 226Z" fill="#c9a36b" />
        <path d="M152 134L262 108L338 134L226 172Z" fill="#e5c47e" />
        <path d="M94 232L224 182L314 232L170 300H160Z" fill="#8db255" />
        <path d="M238 176L348 140L420 166V200L326 228Z" fill="#b98a56" />
        <path d="M186 300L324 238L420 290V300Z" fill="#d9b574" />
      </g>
      <path
        d="M60 176L170 146M96 198L190 166M186 138L290 116M270 184L374 152M300 206L408 172"
        stroke={LINE}
        opacity=".35"
      />
      <path d="M200 118V236" stroke={LINE} stroke-width="10" />
      <path d="M132 62Q200 52 268 62V124Q200 132 132 124Z" fill="#fff6df" stroke={LINE} stroke-width="4" />
      <g fill="#f2b632" stroke={LINE}>
        <circle cx="172" cy="93" r="17" />
        <circle cx="200" cy="93" r="17" />
        <circle cx="228" cy="93" r="17" />
      </g>
    </BoxLid>
  );
}
