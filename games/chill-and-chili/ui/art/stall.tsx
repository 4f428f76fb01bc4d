import { type ArtProps, Picture } from '../../../../web/kit/picture.tsx';
import { CARROT, CURD, EARTH, LEAF, MAIZE, PETAL, STONE, TOMATO, WOOD } from './palette.ts';

const BACK = 'M12 3H88Q97 3 97 12V128Q97 137 88 137H12Q3 137 3 128V12Q3 3 12 3Z';

/** The back of every vegetable card: a seed packet still sealed with wax. */
function Packet() {
  return (
    <>
      <path d={BACK} fill={LEAF.shade} />
      <g stroke={LEAF.fill} stroke-width="5.5" stroke-dasharray="3 13">
        <path d="M14 40V134M46 40V134M78 40V134" />
        <path d="M30 48V134M62 48V134M92 48V134" />
      </g>
      <path d="M12 132H88" stroke={LEAF.line} stroke-dasharray="0 6" />
      <path d="M3 12Q3 3 12 3H88Q97 3 97 12V30L57 67Q50 73 43 67L3 30Z" fill={CURD.shade} />
      <path d="M3 12Q3 3 12 3H88Q97 3 97 12V24L56 61Q50 66 44 61L3 24Z" fill={CURD.fill} stroke={CURD.line} />
      <path d="M14 12H86M14 19H30M70 19H86" stroke={LEAF.light} />
      <path d={BACK} stroke={LEAF.line} />
      <path
        d="M50 45C58 42 66 47 68 54C75 61 72 71 67 75C64 84 54 85 49 84C39 86 33 79 32 73C27 65 29 58 35 53C38 45 44 43 50 45Z"
        fill={TOMATO.fill}
        stroke={TOMATO.line}
      />
      <path d="M38 60Q40 53 47 52" stroke={TOMATO.light} />
      <g stroke={TOMATO.line} fill={TOMATO.light} stroke-width="2.5">
        <path d="M50 77Q51 70 50 66" />
        <path d="M50 69C43 71 37 67 36 60C44 58 50 62 50 69Z" />
        <path d="M50 68C50 60 56 56 63 57C63 65 58 70 50 68Z" />
      </g>
    </>
  );
}

export function CardBack(props: ArtProps) {
  return (
    <Picture class={props.class} viewBox="0 0 100 140">
      <Packet />
    </Picture>
  );
}

/** Sheets seen under the top card: one for the last card, four for a full pile. */
export function DrawPile(props: ArtProps & { cards: number }) {
  const sheets = Math.min(4, Math.ceil(props.cards / 15));
  return (
    <Picture class={props.class} viewBox="-2 -2 116 156">
      {sheets === 0 && (
        <path d={BACK} transform="translate(6 8)" stroke={STONE.shade} stroke-dasharray="9 8" />
      )}
      {[4, 3, 2].map(
        sheet =>
          sheet <= sheets && (
            <path
              key={sheet}
              d={BACK}
              transform={`translate(${(sheet - 1) * 3.5 + (sheet % 2)} ${(sheet - 1) * 4})`}
              fill={sheet % 2 ? CURD.fill : CURD.shade}
              stroke={CURD.line}
            />
          ),
      )}
      {sheets > 0 && <Packet />}
    </Picture>
  );
}

const HEAP = 'M14 84C18 62 26 52 36 46C42 32 54 22 64 26C74 26 80 38 86 46C98 54 104 68 106 84Z';

export function CompostHeap(props: ArtProps) {
  return (
    <Picture class={props.class} viewBox="0 0 120 100">
      <path d="M6 90Q60 80 114 90Q116 97 108 97H12Q4 96 6 90Z" fill={LEAF.light} />
      <path d="M16 30V92M104 28V92" stroke={WOOD.line} stroke-width="11" />
      <path d="M16 30V91M104 28V91" stroke={WOOD.shade} stroke-width="6" />
      <path d={HEAP} fill={EARTH.fill} />
      <path d="M72 28C77 32 81 40 86 46C98 54 104 68 106 84H70C92 70 86 48 72 28Z" fill={EARTH.shade} />
      <path d={HEAP} stroke={EARTH.line} />
      <path d="M44 44h.1M58 54h.1M70 42h.1M82 60h.1M30 62h.1" stroke={EARTH.light} stroke-width="5" />
      <g stroke={LEAF.line} stroke-width="2.5">
        <path d="M66 33C58 28 56 18 62 9C72 14 75 25 70 33Z" fill={LEAF.light} />
        <path d="M71 34C74 25 82 21 91 23C90 33 82 38 73 37Z" fill={LEAF.fill} />
        <path d="M24 68C24 58 32 52 44 54C44 64 36 71 24 68Z" fill={LEAF.fill} />
        <path d="M28 65Q34 59 40 57" stroke-width="2" />
      </g>
      <path
        d="M50 34C46 26 38 22 30 24C36 28 38 34 40 44Z"
        fill={CARROT.fill}
        stroke={CARROT.line}
        stroke-width="2.5"
      />
      <path
        d="M88 58C84 50 88 42 97 42C103 44 104 52 100 58L96 54L93 59Z"
        fill={CURD.fill}
        stroke={CURD.line}
        stroke-width="2.5"
      />
      <path d="M47 54C50 45 57 46 57 53C57 60 65 60 66 51" stroke={PETAL.line} stroke-width="7" />
      <path d="M47 54C50 45 57 46 57 53C57 60 65 60 66 51" stroke={PETAL.light} stroke-width="3" />
      <path
        d="M7 66L112 63Q115 69 112 75L8 77Q5 72 7 66ZM8 82L113 80Q115 86 112 91L9 93Q6 87 8 82Z"
        fill={WOOD.fill}
        stroke={WOOD.line}
      />
      <path d="M24 71l22-.5M72 69.5l14-.5M34 88h30M84 86l14-.3" stroke={WOOD.light} />
      <path d="M16 71h.1M104 69h.1M16 87h.1M104 86h.1" stroke={WOOD.line} stroke-width="4" />
    </Picture>
  );
}

/** The market awning. It stretches to any width, so the pen must not stretch with it; more stripes suit a wider stall. */
export function Stall(props: ArtProps & { stripes?: number }) {
  const stripes = props.stripes ?? 12;
  const width = stripes * 20;
  return (
    <Picture class={props.class} viewBox={`0 0 ${width} 44`} fit="none">
      {Array.from({ length: stripes }, (_, stripe) => {
        const tone = stripe % 2 ? CURD : TOMATO;
        return (
          <g key={stripe} transform={`translate(${stripe * 20} 0)`}>
            <path d="M0 4H20V32C20 39 16 43 10 43C4 43 0 39 0 32Z" fill={tone.fill} />
            <path d="M0 26H20V32C20 39 16 43 10 43C4 43 0 39 0 32Z" fill={tone.shade} />
            <path
              d="M0 26V32C0 39 4 43 10 43C16 43 20 39 20 32V26"
              stroke={TOMATO.line}
              stroke-width="2"
              vector-effect="non-scaling-stroke"
            />
          </g>
        );
      })}
      <path
        d={`M1 26H${width - 1}`}
        stroke={TOMATO.line}
        stroke-width="2"
        vector-effect="non-scaling-stroke"
      />
      <path d={`M0 1H${width}V7H0Z`} fill={WOOD.fill} />
      <path
        d={`M0 1H${width}M0 7H${width}`}
        stroke={WOOD.line}
        stroke-width="2"
        vector-effect="non-scaling-stroke"
      />
    </Picture>
  );
}

const BLOSSOM = 'M0-3C1-9 9-9 8-3C14-2 13 6 7 5C7 11-1 12-2 6C-7 9-12 3-7-1C-12-6-5-11 0-3Z';

/** Where the garland's flowers sit: x, y, size, and which petal. */
// biome-ignore format: a table of places reads better in rows
const FLOWERS = [
  [14, 12, 0.9, 0], [46, 25, 1.1, 1], [78, 31, 0.85, 2], [106, 29, 1.25, 0], [136, 30, 0.85, 1],
  [162, 23, 1.1, 2], [188, 11, 0.9, 0],
] as const;
const PETALS = [PETAL, CURD, MAIZE] as const;

/** A garland for a bed that has all its water. */
export function Bloom(props: ArtProps) {
  return (
    <Picture class={props.class} viewBox="0 0 200 48">
      <path d="M4 6C40 34 80 32 106 31C140 32 170 26 196 5" stroke={LEAF.shade} stroke-width="3.5" />
      <g stroke={LEAF.line} stroke-width="2">
        <path
          d="M28 20C24 28 28 34 34 37C38 31 36 24 28 20ZM88 33C84 40 88 45 94 47C98 41 95 35 88 33ZM150 29C146 36 148 42 154 45C158 40 157 33 150 29Z"
          fill={LEAF.fill}
        />
        <path
          d="M32 20C32 12 37 8 44 8C45 15 40 20 32 20ZM62 29C60 20 64 15 71 14C74 21 70 27 62 29ZM122 30C120 21 125 17 131 16C134 23 130 29 122 30ZM176 19C170 14 171 8 175 4C181 8 182 14 176 19Z"
          fill={LEAF.light}
        />
      </g>
      {FLOWERS.map(([x, y, size, petal]) => {
        const tone = PETALS[petal];
        return (
          <g
            key={x}
            transform={`translate(${x} ${y}) scale(${size}) rotate(${x * 3})`}
            stroke={tone.line}
            stroke-width="2"
          >
            <path d={BLOSSOM} fill={tone.light} />
            <circle
              cx=".5"
              cy=".5"
              r="3.2"
              fill={petal === 2 ? CARROT.fill : MAIZE.fill}
              stroke={MAIZE.line}
              stroke-width="1.6"
            />
          </g>
        );
      })}
    </Picture>
  );
}
