import { drawing, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { CREAM, EARTH, GREEN, INDIGO, OCHRE, SEA, SKIN, STONE } from './palette.ts';

/** Where chicory was first written of. */
export const Egypt = drawing(() => (
  <>
    <circle cx="76" cy="24" r="13" fill={OCHRE.light} stroke={OCHRE.shade} />
    <path d="M4 84Q50 74 96 84V92Q50 96 4 92Z" fill={OCHRE.light} />
    <Solid d="M44 20L12 82Q44 88 82 82Z" tone={OCHRE} shade="M44 20L82 82Q66 86 54 85Z">
      <path d="M36 40l14-2M29 54l22-3M22 68l31-4" stroke={OCHRE.light} />
    </Solid>
    <path d="M82 84V66M82 68Q74 60 70 66M82 67Q90 58 95 65M82 66Q82 56 88 54" stroke={GREEN.shade} />
  </>
));

/** A temple, for the physicians who praised the root. */
export const Greece = drawing(() => (
  <>
    <path d="M6 88Q50 80 94 88V94H6Z" fill={SEA.light} />
    <Shape d="M14 78H86L90 88H10Z" tone={STONE} in="light" />
    {[20, 36, 52, 68].map(x => (
      <g key={x}>
        <Solid d={`M${x} 44H${x + 12}V78H${x}Z`} tone={STONE} fill={CREAM.light}>
          <path d={`M${x + 7} 44H${x + 12}V78H${x + 7}Z`} fill={STONE.fill} />
        </Solid>
      </g>
    ))}
    <Solid d="M12 44L50 16L88 44Z" tone={STONE} fill={CREAM.light}>
      <path d="M50 16L88 44H58Z" fill={STONE.fill} />
    </Solid>
    <circle cx="50" cy="34" r="5" fill={INDIGO.fill} stroke={INDIGO.line} stroke-width="2" />
  </>
));

/** A monk with the seed he selected. */
export const Monks = drawing(() => (
  <>
    <Solid
      d="M16 94C16 66 30 54 50 54S84 66 84 94Z"
      tone={EARTH}
      shade="M60 55C76 58 84 70 84 94H62C66 80 66 66 60 55Z"
    />
    <path d="M28 34C26 14 40 8 50 8S74 14 72 34C72 52 62 62 50 62S28 52 28 34Z" fill={EARTH.shade} />
    <path d="M33 36C33 22 42 18 50 18S67 22 67 36S60 56 50 56S33 48 33 36Z" fill={SKIN.fill} />
    <path d="M60 22Q67 28 67 36C67 48 60 56 50 56Q62 44 60 22Z" fill={SKIN.shade} />
    <path d="M33 32Q36 19 50 20T67 32Q60 25 50 26T33 32Z" fill={EARTH.line} />
    <path d="M42 38v.1M58 38v.1" stroke={EARTH.line} stroke-width="5" />
    <path d="M43 47Q50 52 57 47" stroke={EARTH.line} />
    <path d="M34 70Q50 80 66 70" stroke={CREAM.fill} stroke-width="4" />
    <Shape d="M50 78L42 92H58Z" tone={CREAM} in="light" />
    <Shape d="M50 78C46 72 48 66 52 64C56 68 55 74 50 78Z" tone={GREEN} />
  </>
));
