import { type ArtProps, Cord, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { CARROT, CURD, EARTH, LEAF, OUTDOORS, open, PETAL, STONE, TOMATO, WOOD } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const BACK = 'M12 3H88Q97 3 97 12V128Q97 137 88 137H12Q3 137 3 128V12Q3 3 12 3Z';

/** The back of every vegetable card: a seed packet still sealed with wax. */
function Packet() {
  return (
    <>
      <Solid d={BACK} tone={LEAF} fill={LEAF.shade}>
        <g stroke={LEAF.fill} stroke-width="5.5" stroke-dasharray="3 13">
          <path d="M14 40V134M46 40V134M78 40V134" />
          <path d="M30 48V134M62 48V134M92 48V134" />
        </g>
        <path d="M12 132H88" stroke={LEAF.line} stroke-dasharray="0 6" />
        <path d="M3 12Q3 3 12 3H88Q97 3 97 12V30L57 67Q50 73 43 67L3 30Z" fill={CURD.shade} />
        <Shape d="M3 12Q3 3 12 3H88Q97 3 97 12V24L56 61Q50 66 44 61L3 24Z" tone={CURD} />
        <path d="M14 12H86M14 19H30M70 19H86" stroke={LEAF.light} />
      </Solid>
      <Shape
        d="M50 45C58 42 66 47 68 54C75 61 72 71 67 75C64 84 54 85 49 84C39 86 33 79 32 73C27 65 29 58 35 53C38 45 44 43 50 45Z"
        tone={TOMATO}
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

export const CardBack = steady(drawing(() => <Packet />, { viewBox: '0 0 100 140' }));

/** Sheets seen under the top card: one for the last card, four for a full pile. */
export const DrawPile = steady(function DrawPile(props: ArtProps & { cards: number }) {
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
});

const HEAP = 'M14 84C18 62 26 52 36 46C42 32 54 22 64 26C74 26 80 38 86 46C98 54 104 68 106 84Z';

export const CompostHeap = steady(
  drawing(
    () => (
      <>
        <path d="M6 90Q60 80 114 90Q116 97 108 97H12Q4 96 6 90Z" fill={LEAF.light} />
        <path d="M16 30V92M104 28V92" stroke={WOOD.line} stroke-width="11" />
        <path d="M16 30V91M104 28V91" stroke={WOOD.shade} stroke-width="6" />
        <Solid
          d={HEAP}
          tone={EARTH}
          shade="M72 28C77 32 81 40 86 46C98 54 104 68 106 84H70C92 70 86 48 72 28Z"
        />
        <path d="M44 44h.1M58 54h.1M70 42h.1M82 60h.1M30 62h.1" stroke={EARTH.light} stroke-width="5" />
        <g stroke={LEAF.line} stroke-width="2.5">
          <path d="M66 33C58 28 56 18 62 9C72 14 75 25 70 33Z" fill={LEAF.light} />
          <path d="M71 34C74 25 82 21 91 23C90 33 82 38 73 37Z" fill={LEAF.fill} />
          <path d="M24 68C24 58 32 52 44 54C44 64 36 71 24 68Z" fill={LEAF.fill} />
          <path d="M28 65Q34 59 40 57" stroke-width="2" />
        </g>
        <g stroke-width="2.5">
          <Shape d="M50 34C46 26 38 22 30 24C36 28 38 34 40 44Z" tone={CARROT} />
          <Shape d="M88 58C84 50 88 42 97 42C103 44 104 52 100 58L96 54L93 59Z" tone={CURD} />
        </g>
        <Cord d="M47 54C50 45 57 46 57 53C57 60 65 60 66 51" tone={PETAL} core={PETAL.light} pens={[7, 3]} />
        <Shape
          d="M7 66L112 63Q115 69 112 75L8 77Q5 72 7 66ZM8 82L113 80Q115 86 112 91L9 93Q6 87 8 82Z"
          tone={WOOD}
        />
        <path d="M24 71l22-.5M72 69.5l14-.5M34 88h30M84 86l14-.3" stroke={WOOD.light} />
        <path d="M16 71h.1M104 69h.1M16 87h.1M104 86h.1" stroke={WOOD.line} stroke-width="4" />
      </>
    ),
    { viewBox: '0 0 120 100' },
  ),
);

const TIMBER = OUTDOORS.WOOD;

/** Two posts and a counter before a cloth, to be stretched behind the cards. */
export const Stand = steady(
  drawing(
    () => (
      <>
        <path d="M-3 97Q100 94 203 97Q206 102 200 102H0Q-6 102-3 97Z" fill={open('#7d9d4c', '#0c171a')} />
        <path d="M2 2H198V96H2Z" fill={open('#f6ecd2', '#5a472f')} />
        <path
          d="M4 33H196M4 49H196M4 65H196M4 81H196"
          stroke={open('#e4d3a8', '#4c3b27')}
          stroke-width="2"
          vector-effect="non-scaling-stroke"
        />
        <path d="M4 2H196V17Q100 12 4 17Z" fill={open('#e9dcb4', '#433320')} />
        <radialGradient id="cc-lamp" cy=".2">
          <stop stop-color="#ffd27a" stop-opacity=".34" />
          <stop offset="1" stop-color="#ffd27a" stop-opacity="0" />
        </radialGradient>
        <path d="M2 2H198V96H2Z" fill="url(#cc-lamp)" style={{ opacity: 'var(--dusk, 0%)' }} />
        <path d="M0 3H3.6V99H0ZM196.4 3H200V99H196.4Z" fill={TIMBER.fill} />
        <path d="M0 3H1.4V99H0ZM196.4 3H197.8V99H196.4Z" fill={TIMBER.light} />
        <path d="M-1 94H201V100H-1Z" fill={TIMBER.shade} />
        <path d="M-1 94H201V96.5H-1Z" fill={TIMBER.light} />
        {[
          'M0 3V94M3.6 3V94M196.4 3V94M200 3V94',
          'M-1 94H201V100H-1ZM-1 96.5H201',
          'M40 96.5V100M92 96.5V100M150 96.5V100',
        ].map(d => (
          <path key={d} d={d} stroke={TIMBER.line} stroke-width="2" vector-effect="non-scaling-stroke" />
        ))}
      </>
    ),
    { viewBox: '0 0 200 100', fit: 'none' },
  ),
);

/** The market awning. It stretches to any width, so the pen must not stretch with it; more stripes suit a wider stall. */
export const Stall = steady(function Stall(props: ArtProps & { stripes?: number }) {
  const stripes = props.stripes ?? 12;
  const width = stripes * 20;
  return (
    <Picture class={props.class} viewBox={`0 0 ${width} 44`} fit="none">
      {Array.from({ length: stripes }, (_, stripe) => {
        const tone = stripe % 2 ? OUTDOORS.CURD : OUTDOORS.TOMATO;
        return (
          <g key={stripe} transform={`translate(${stripe * 20} 0)`}>
            <path d="M0 4H20V32C20 39 16 43 10 43C4 43 0 39 0 32Z" fill={tone.fill} />
            <path d="M0 26H20V32C20 39 16 43 10 43C4 43 0 39 0 32Z" fill={tone.shade} />
            <path
              d="M0 26V32C0 39 4 43 10 43C16 43 20 39 20 32V26"
              stroke={OUTDOORS.TOMATO.line}
              stroke-width="2"
              vector-effect="non-scaling-stroke"
            />
          </g>
        );
      })}
      <path
        d={`M1 26H${width - 1}`}
        stroke={OUTDOORS.TOMATO.line}
        stroke-width="2"
        vector-effect="non-scaling-stroke"
      />
      <path d={`M0 1H${width}V7H0Z`} fill={TIMBER.fill} />
      <path
        d={`M0 1H${width}M0 7H${width}`}
        stroke={TIMBER.line}
        stroke-width="2"
        vector-effect="non-scaling-stroke"
      />
    </Picture>
  );
});
