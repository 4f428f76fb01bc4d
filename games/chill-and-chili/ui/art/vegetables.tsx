import { drawing, Solid } from '../../../../web/kit/picture.tsx';
import { CARROT, CURD, EARTH, GOURD, HOT, LEAF, MAIZE, TOMATO } from './palette.ts';

/** The vegetables doze in the sun: that is the chill. Only the chili keeps an eye open. */
function Doze({ x, y, line, tilt = 0 }: { x: number; y: number; line: string; tilt?: number }) {
  return (
    <path
      d="M-13-1q4 4.5 8 .5M5-.5q4 4 8-.5M-3 6q3.5 3.5 7-.5"
      transform={`translate(${x} ${y}) rotate(${tilt})`}
      stroke={line}
      stroke-width="2.6"
    />
  );
}

const EAR = 'M50 4C62 4 70 22 70 46C70 70 62 88 50 88C38 88 30 70 30 46C30 22 38 4 50 4Z';

export const Corn = drawing(() => (
  <>
    <g transform="rotate(15 50 52)">
      <Solid d={EAR} tone={MAIZE} fill={MAIZE.shade}>
        <g stroke-width="8.2" stroke-dasharray="0 8.8">
          <path d="M42 18C34 32 34 62 41 86" stroke={MAIZE.light} />
          <path d="M48 11C44 28 44 62 48 88" stroke={MAIZE.light} />
          <path d="M55 15C55 28 55 62 54 86" stroke={MAIZE.fill} />
          <path d="M61 22C66 34 65 62 60 86" stroke={MAIZE.fill} />
        </g>
      </Solid>
      <g fill={LEAF.fill} stroke={LEAF.line}>
        <path d="M50 96C26 96 14 74 20 38C34 50 46 66 50 96Z" />
        <path d="M50 96C52 70 66 58 90 50C92 76 76 97 50 96Z" fill={LEAF.shade} />
        <path d="M51 96C34 93 28 76 37 58C53 65 62 82 51 96Z" fill={LEAF.light} />
      </g>
      <path d="M24 52Q29 60 33 68M80 60Q67 69 60 85M42 68Q47 76 49 86" stroke={LEAF.line} stroke-width="2" />
    </g>
    <Doze x={56.5} y={38} line={EARTH.line} tilt={13} />
  </>
));

const FROND = 'M50 30C44 25 40 20 43 16C38 14 39 7 44 7C44 1 54 0 55 6C60 5 62 12 58 15C62 19 57 25 50 30Z';

const ROOT =
  'M29 41C29 29 40 26 50 28C61 25 71 30 71 42C71 60 60 84 51 97C50 99 48 99 47 97C38 84 29 60 29 41Z';

export const Carrot = drawing(() => (
  <>
    <g transform="rotate(17 50 50) translate(-6 0) scale(1.12 1)">
      <g fill={LEAF.fill} stroke={LEAF.line}>
        <path d={FROND} transform="rotate(42 50 30)" fill={LEAF.shade} />
        <path d={FROND} transform="rotate(-40 50 30)" fill={LEAF.light} />
        <path d={FROND} transform="rotate(-3 50 30)" />
      </g>
      <path d="M50 28L50 12" stroke={LEAF.line} stroke-width="2" />
      <Solid
        d={ROOT}
        tone={CARROT}
        shade="M61 27C68 29 71 34 71 42C71 60 60 84 51 97C50 99 48 99 47 97C56 80 66 54 61 27Z"
        glint="M36 38Q37 33 43 33M36 46Q37 54 40 60"
      />
      <path
        d="M69 57Q64 59 61 57M35 64Q40 67 45 66M60 75Q56 77 53 76M42 82Q45 84 47 83"
        stroke={CARROT.line}
        stroke-width="2.4"
      />
    </g>
    <Doze x={50.5} y={44} line={CARROT.line} tilt={17} />
  </>
));

const GLOBE = 'M51 27C63 18 87 24 91 49C94 74 76 93 49 93C23 93 6 76 8 51C10 26 36 18 51 27Z';

export const Tomato = drawing(() => (
  <>
    <Solid
      d={GLOBE}
      tone={TOMATO}
      shade="M82 31C87 35 90 41 91 49C94 74 76 93 49 93C36 93 26 89 18 81C50 92 88 74 82 31Z"
    >
      <path d="M17 55Q17 42 27 36" stroke={TOMATO.light} stroke-width="6" />
      <path d="M18.5 66v.1" stroke={TOMATO.light} stroke-width="6" />
    </Solid>
    <g stroke={LEAF.line}>
      <path
        d="M50 24C41 15 28 15 19 25C27 25 33 27 37 31C31 36 29 42 30 50C37 46 43 41 47 35C51 42 57 46 65 48C65 41 63 36 60 31C68 34 75 34 83 29C77 20 66 17 57 23Z"
        fill={LEAF.fill}
      />
      <path d="M49 27C49 18 49 12 55 5L63 8C58 14 57 19 58 27Q53 30 49 27Z" fill={LEAF.light} />
    </g>
    <Doze x={46} y={66} line={TOMATO.line} tilt={-4} />
  </>
));

const HEAD =
  'M24 62C12 60 11 45 21 41C16 29 27 21 36 25C38 12 56 8 62 20C72 14 83 22 79 34C90 38 89 56 78 60C82 94 26 96 24 62Z';

export const Cauliflower = drawing(() => (
  <>
    <g stroke={LEAF.line}>
      <path d="M46 92C16 92 0 66 9 30C24 34 34 50 46 92Z" fill={LEAF.fill} />
      <path d="M54 92C84 92 102 64 90 33C77 36 66 52 54 92Z" fill={LEAF.shade} />
    </g>
    <Solid d={HEAD} tone={CURD} shade="M79 34C90 38 89 56 78 60C82 94 26 96 24 62C44 74 76 66 79 34Z" />
    <path
      d="M36 25Q43 27 43 34M62 20Q55 23 56 31M79 34Q72 32 68 37M21 41Q28 39 32 44M78 60Q72 59 71 53"
      stroke={CURD.line}
      stroke-width="2.4"
    />
    <g stroke={LEAF.line}>
      <path d="M50 95C24 97 10 80 10 56C24 58 46 70 50 95Z" fill={LEAF.light} />
      <path d="M49 95C50 72 72 60 90 58C92 82 74 97 49 95Z" fill={LEAF.fill} />
      <path d="M19 65Q34 74 42 88M82 67Q66 74 57 88" stroke-width="2" />
    </g>
    <Doze x={50} y={51} line={CURD.line} tilt={3} />
  </>
));

export const Pumpkin = drawing(() => (
  <>
    <g stroke={LEAF.line}>
      <path d="M57 28C66 18 78 22 74 29C71 34 65 29 70 25C77 19 86 22 92 16" stroke={LEAF.shade} />
      <path d="M46 32C34 32 22 26 20 13C34 8 46 16 48 30Z" fill={LEAF.light} />
      <path d="M28 19Q38 22 45 30" stroke-width="2" />
    </g>
    <g stroke={GOURD.line}>
      <path d="M30 36C14 32 4 46 5 62C6 80 18 92 34 88Z" fill={GOURD.light} />
      <path d="M70 36C86 32 97 46 95 63C93 80 82 92 66 88Z" fill={GOURD.shade} />
      <path d="M42 33C26 30 19 44 20 62C21 82 30 95 46 92Z" fill={GOURD.fill} />
      <path d="M58 33C74 30 81 44 80 62C79 82 70 95 54 92Z" fill={GOURD.fill} />
      <path
        d="M50 31C62 31 67 46 67 63C67 81 61 94 50 94C39 94 33 81 33 63C33 46 38 31 50 31Z"
        fill={GOURD.fill}
      />
    </g>
    <path d="M41 46Q43 39 48 38M27 50Q28 45 31 42" stroke={GOURD.light} stroke-width="5" />
    <g stroke={LEAF.line}>
      <path d="M42 36C46 28 44 18 39 10L51 5C53 16 56 24 60 35Q50 40 42 36Z" fill={LEAF.fill} />
      <path d="M47 13Q51 24 51 32" stroke-width="2" />
    </g>
    <Doze x={50} y={62} line={GOURD.line} />
  </>
));

const POD = 'M47 32C46 52 42 70 6 83C12 95 36 96 56 86C80 74 90 54 86 32C80 18 52 18 47 32Z';

export const Chili = drawing(() => (
  <>
    <Solid
      d={POD}
      tone={HOT}
      shade="M77 26C82 27 85 29 86 32C90 54 80 74 56 86C36 96 12 95 6 83C40 92 82 76 77 26Z"
      glint="M53.5 41Q53 51 49 60"
    />
    <g stroke={LEAF.line}>
      <path d="M60 20C60 12 64 6 74 3L79 9C72 12 70 15 71 20Z" fill={LEAF.light} />
      <path
        d="M43 35C43 22 54 15 66 15C79 15 90 22 90 36C84 31 80 33 76 39C71 33 64 33 59 39C55 32 49 31 43 35Z"
        fill={LEAF.fill}
      />
    </g>
    <path d="M57 53q4 4 8 .5M69 45.5q4-2.5 7.5 0M61 62q5 3 8.5-2.5" stroke={HOT.line} stroke-width="2.6" />
    <path d="M73 51.5v2" stroke={HOT.line} stroke-width="4.4" />
  </>
));

/** In the order of the kinds: corn, carrot, tomato, cauliflower, pumpkin, chili. */
export const VEGETABLES = [Corn, Carrot, Tomato, Cauliflower, Pumpkin, Chili] as const;
