import { drawing, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { Blossom } from './blossom.tsx';
import { CREAM, EARTH, GREEN, INDIGO, OCHRE, RUST, SEA, STONE } from './palette.ts';

/** A sack of seed, untied. */
export const Seed = drawing(() => (
  <>
    <Solid
      d="M30 38C12 56 12 88 26 92H72C90 86 88 56 70 38Z"
      tone={CREAM}
      shade="M70 38C88 56 90 86 72 92H54C72 82 72 56 60 38Z"
    />
    <path d="M28 38C18 26 30 16 50 18S82 26 72 38Q50 46 28 38Z" fill={EARTH.shade} stroke={CREAM.line} />
    <path
      d="M36 30v.1M44 34v.1M50 28v.1M57 33v.1M64 29v.1M44 26v.1M58 25v.1"
      stroke={OCHRE.light}
      stroke-width="6"
    />
    <path d="M30 40Q50 50 70 40" stroke={RUST.fill} stroke-width="4" />
    <Shape d="M50 84C42 76 42 66 50 60C58 66 58 76 50 84Z" tone={GREEN} />
    <path d="M50 82V66" stroke={GREEN.light} stroke-width="2" />
  </>
));

/** Furrows, and the first leaves. */
export const Sowing = drawing(() => (
  <>
    <Solid
      d="M4 60Q50 42 96 60V94H4Z"
      tone={EARTH}
      shade="M4 94L34 54L46 51L34 94ZM58 94L56 51L66 54L90 94Z"
    />
    {['translate(26 66)', 'translate(50 78) scale(1.3)', 'translate(76 66)'].map(at => (
      <g key={at} transform={at} stroke={GREEN.line}>
        <path d="M0 4V-10" />
        <path d="M0-10C-12-10-14-20-12-23C-3-22 0-16 0-10Z" fill={GREEN.light} />
        <path d="M0-10C12-10 14-20 12-23C3-22 0-16 0-10Z" fill={GREEN.fill} />
      </g>
    ))}
    <path d="M36 14v.1M52 22v.1M66 12v.1M44 32v.1M62 34v.1" stroke={OCHRE.shade} stroke-width="6" />
    <path d="M30 6l3 4M49 12l1 5M68 3l-1 5" stroke={OCHRE.fill} stroke-width="2" />
  </>
));

/** Brick, a saw-tooth roof, a chimney at work. */
export const Factory = drawing(() => (
  <>
    <path d="M74 30C68 22 76 16 82 18C80 8 94 6 95 16" stroke={STONE.shade} stroke-width="6" />
    <Shape d="M68 34H82L84 92H66Z" tone={RUST} />
    <path d="M77 34H82L84 92H76Z" fill={RUST.shade} />
    <Solid d="M8 92V52L28 38V52L48 38V52L66 40V92Z" tone={RUST} fill={RUST.light}>
      <path d="M48 92V52L66 40V92Z" fill={RUST.fill} />
    </Solid>
    <g fill={OCHRE.light} stroke={RUST.line}>
      <path d="M15 60H27V70H15ZM33 60H45V70H33Z" />
    </g>
    <path d="M26 92V80Q26 76 30 76H38Q42 76 42 80V92Z" fill={INDIGO.fill} stroke={RUST.line} />
    <path d="M52 62h8M54 70h8M52 78h8M12 80h7M16 86h6" stroke={RUST.line} stroke-width="2" />
  </>
));

const ROOT = 'M34 36C34 62 42 84 50 96C58 84 68 62 66 36Q50 28 34 36Z';

/** The root as it is lifted in October. */
export const Harvest = drawing(() => (
  <>
    <Shape d="M46 36C30 34 18 22 18 8C34 10 46 22 46 36Z" tone={GREEN} />
    <Shape d="M54 36C70 34 84 24 84 10C68 10 54 22 54 36Z" tone={GREEN} in="shade" />
    <Shape d="M50 38C38 26 40 10 50 2C60 10 62 26 50 38Z" tone={GREEN} in="light" />
    <path d="M50 34V14M38 27L26 16M64 26L76 17" stroke={GREEN.line} stroke-width="2" />
    <path d={ROOT} fill={CREAM.fill} />
    <path d="M58 33Q63 34 66 36C68 62 58 84 50 96Q62 66 58 33Z" fill={CREAM.shade} />
    <path d={ROOT} stroke={EARTH.fill} />
    <path d="M40 46h8M54 56h7M42 64h6M50 76h5M35 52l-8 3M64 62l8 4" stroke={EARTH.fill} />
  </>
));

/** The drum turning over its fire. */
export const Roasting = drawing(() => (
  <>
    <path d="M34 22C28 14 38 12 34 4M52 20C46 12 56 10 52 2M68 22C62 14 72 12 68 6" stroke={STONE.fill} />
    <path d="M16 92L30 60M84 92L70 60" stroke={STONE.line} stroke-width="5" />
    <path
      d="M50 94C34 94 32 82 40 74C40 80 44 82 46 78C44 70 50 66 52 62C58 70 68 78 62 88C60 92 56 94 50 94Z"
      fill={RUST.light}
      stroke={RUST.shade}
    />
    <path d="M50 92C44 90 44 84 50 78C56 84 56 90 50 92Z" fill={OCHRE.light} />
    <rect x="16" y="26" width="68" height="36" rx="14" fill={STONE.fill} />
    <path d="M70 26A14 14 0 0 1 84 40V48A14 14 0 0 1 70 62H30Q66 58 70 26Z" fill={STONE.shade} />
    <rect x="16" y="26" width="68" height="36" rx="14" stroke={STONE.line} />
    <path d="M34 34H60V46H34Z" fill={EARTH.line} stroke={STONE.line} />
    <path d="M39 42v.1M46 40v.1M54 42v.1" stroke={EARTH.light} stroke-width="6" />
    <path d="M84 44H94V54" stroke={STONE.line} stroke-width="4" />
  </>
));

/** A shop with a striped awning. */
export const Shop = drawing(() => (
  <>
    <path d="M14 46H86V92H14Z" fill={CREAM.fill} stroke={INDIGO.line} />
    <path d="M22 56H54V80H22Z" fill={SEA.light} stroke={INDIGO.line} />
    <Shape d="M62 56H78V92H62Z" tone={INDIGO} />
    <Shape d="M28 80V70H36V80M40 80V66H48V80" tone={RUST} in="light" pen="2" />
    <path d="M74 75v.1" stroke={OCHRE.light} stroke-width="5" />
    {[10, 26, 42, 58, 74].map((x, i) => (
      <path
        key={x}
        d={`M${x} 30H${x + 16}V46Q${x + 8} 56 ${x} 46Z`}
        fill={i % 2 === 0 ? RUST.fill : CREAM.light}
        stroke={INDIGO.line}
      />
    ))}
    <Shape d="M18 14H82V30H18Z" tone={INDIGO} />
    <path d="M30 22H70" stroke={OCHRE.light} />
  </>
));

/** A ship leaves with tins on board. */
export const Export = drawing(() => (
  <>
    <path d="M50 8V62" stroke={EARTH.line} stroke-width="4" />
    <Shape d="M54 12C76 18 84 34 82 52H54Z" tone={CREAM} in="light" />
    <Shape d="M46 16C34 24 26 38 24 52H46Z" tone={CREAM} in="shade" />
    <g transform="translate(65 38) scale(.38)">
      <Blossom at="" />
    </g>
    <Solid
      d="M8 62H92C90 78 82 86 72 86H30C18 86 10 76 8 62Z"
      tone={RUST}
      shade="M60 62H92C90 78 82 86 72 86H46Q62 80 60 62Z"
    />
    <Shape d="M50 8L62 12L50 16" tone={INDIGO} />
    <path d="M4 88Q14 80 26 88T50 88T74 88T96 88V96H4Z" fill={SEA.fill} />
    <path d="M4 88Q14 80 26 88T50 88T74 88T96 88" stroke={SEA.line} />
  </>
));
