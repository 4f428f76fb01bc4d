import { BoxLid, Shape, Solid } from '../../../web/kit/picture.tsx';
import { Blossom } from './art/blossom.tsx';
import { CREAM, EARTH, GREEN, INDIGO, OCHRE, RUST } from './art/palette.ts';

const ROOT = 'M-14-4C-14 22-6 44 0 56C8 44 16 22 14-4Q0-12-14-4Z';

function Root({ at }: { at: string }) {
  return (
    <g transform={at} stroke-width="2.5">
      <Shape d="M-3-6C-18-8-28-20-28-34C-14-32-3-20-3-6Z" tone={GREEN} />
      <Shape d="M3-6C18-8 30-18 30-32C16-32 3-20 3-6Z" tone={GREEN} in="shade" />
      <Shape d="M0-4C-10-16-8-32 0-40C9-32 11-16 0-4Z" tone={GREEN} in="light" />
      <path d={ROOT} fill={CREAM.light} />
      <path d="M7-9Q11-7 14-4C16 22 8 44 0 56Q12 24 7-9Z" fill={CREAM.shade} />
      <path d={ROOT} stroke={EARTH.fill} />
      <path d="M-9 6h7M4 16h6M-6 26h5" stroke={EARTH.fill} />
    </g>
  );
}

/** An old biscuit tin on a rust-coloured cloth. */
export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill={CREAM.shade} />
      <path d="M0 0H400V206H0Z" fill="#e9d9b4" />
      {[20, 80, 140, 200, 260, 320, 380].map(x => (
        <path key={x} d={`M${x} 0V206`} stroke={CREAM.fill} stroke-width="16" />
      ))}
      <path d="M0 206Q200 190 400 206V300H0Z" fill={RUST.fill} />
      <path
        d="M0 232Q200 214 400 232M0 264Q200 246 400 264M0 294Q200 276 400 294"
        stroke={RUST.shade}
        stroke-width="6"
      />
      <path
        d="M60 252C120 270 280 270 344 250L350 262C280 284 110 284 54 264Z"
        fill={RUST.line}
        opacity=".5"
      />

      <path d="M74 84V236Q74 262 200 262T326 236V84Z" fill={INDIGO.fill} />
      <path d="M286 84H326V236Q326 256 250 260Q292 236 286 84Z" fill={INDIGO.shade} />
      <path d="M86 92V236" stroke={INDIGO.light} stroke-width="7" />
      <path d="M74 84V236Q74 262 200 262T326 236V84" stroke={INDIGO.line} stroke-width="4" />
      <Solid
        d="M66 66Q66 40 200 40T334 66V92Q334 112 200 112T66 92Z"
        tone={INDIGO}
        fill={INDIGO.shade}
        pen="4"
      >
        <ellipse cx="200" cy="66" rx="134" ry="26" fill={INDIGO.fill} />
        <ellipse cx="200" cy="66" rx="112" ry="19" stroke={OCHRE.light} />
      </Solid>
      <path d="M76 96Q90 106 130 110" stroke={INDIGO.light} stroke-width="4" />
      <Blossom at="translate(200 66) scale(1.2 .62)" />

      <path
        d="M200 122C262 122 298 136 298 186S262 250 200 250S102 236 102 186S138 122 200 122Z"
        fill={CREAM.fill}
        stroke={OCHRE.line}
      />
      <path
        d="M200 130C256 130 289 142 289 186S256 242 200 242S111 230 111 186S144 130 200 130Z"
        stroke={OCHRE.fill}
        stroke-width="2"
      />
      <Root at="translate(186 182) rotate(66) scale(1.1)" />
      <Blossom at="translate(144 186) scale(1.05)" turned={10} />
      <Blossom at="translate(260 190) scale(.9)" turned={30} />
      <path d="M90 70Q120 52 184 48M92 98V226" stroke={CREAM.light} stroke-width="9" data-gesture="glint" />

      <g>
        <Root at="translate(46 206) rotate(14) scale(1.1)" />
        <ellipse cx="376" cy="230" rx="20" ry="17" fill={OCHRE.shade} stroke={OCHRE.line} />
        <ellipse cx="374" cy="226" rx="20" ry="17" fill={OCHRE.fill} stroke={OCHRE.line} />
        <circle cx="352" cy="252" r="22" fill={OCHRE.fill} stroke={OCHRE.line} />
        <circle cx="352" cy="252" r="14" fill={OCHRE.light} stroke={OCHRE.line} stroke-width="2" />
        <path d="M352 244v16M345 248l14 8M345 256l14-8" stroke={INDIGO.fill} stroke-width="4" />
        <Blossom at="translate(24 276) scale(.8)" turned={20} />
      </g>
      <path d="M0 0H400V300H0Z" fill="var(--scene-veil, transparent)" />
    </BoxLid>
  );
}
