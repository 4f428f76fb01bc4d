import { type ArtProps, Cord, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { MAIZE, OUTDOORS, WATER as TOKEN } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const { EARTH, LEAF, PETAL, STONE, TOMATO, WATER, WOOD } = OUTDOORS;

/** How full a place is, from 0 to 1. */
function fullness(tokens: number, capacity: number): number {
  return capacity > 0 ? Math.min(1, Math.max(0, tokens / capacity)) : 0;
}

/** Middle first, so that a shallow pond keeps its drops in the water. */
// biome-ignore format: a table of places reads better in rows
const FLOATING = [
  [106, 97], [136, 101], [120, 116], [122, 83], [82, 106], [162, 94], [87, 87], [152, 114], [58, 97],
  [186, 106], [150, 80], [92, 122],
] as const;

interface FloatingProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** It would be taken now: it leans to the bank and shines. */
  readonly taken?: boolean;
}

/** A drop token lying flat on water or stone. */
function Floating({ x, y, size = 1, taken = false }: FloatingProps) {
  return (
    <g
      class="floating-drop"
      transform={`translate(${x} ${taken ? y + 6 : y}) scale(${size})`}
      stroke={taken ? MAIZE.fill : TOKEN.line}
      stroke-width={taken ? 3 : 1.8}
    >
      <ellipse cx="0" cy="1.8" rx="8.5" ry="6.2" fill={TOKEN.shade} />
      <ellipse cx="0" cy="0" rx="8.5" ry="6.2" fill="#5FAECB" />
      <path
        d="M.5-4.8C2.5-2 4.5-.8 4.5 1C4.5 3 2.6 4 0 4C-2.6 4-4.5 3-4.5 1C-4.5-.8-1.2-1.8.5-4.8Z"
        fill="#EFF8F8"
        stroke="none"
      />
    </g>
  );
}

interface PondProps extends ArtProps {
  readonly tokens: number;
  /** Tokens with which it is full to the brim. */
  readonly capacity: number;
  /** How many of them would be taken now. */
  readonly taken?: number;
}

export const Pond = steady(function Pond({ class: name, tokens, capacity, taken = 0 }: PondProps) {
  // Never a dry hole: the water is what the eye goes to.
  const reach = 0.62 + 0.38 * fullness(tokens, capacity);
  return (
    <Picture class={name} viewBox="0 0 240 160">
      <path
        d="M6 104C2 66 52 43 118 45C186 41 238 66 235 104C232 141 176 157 120 157C64 158 10 141 6 104Z"
        fill={LEAF.shade}
      />
      <path
        d="M6 98C2 62 52 40 118 42C186 38 238 62 235 98C232 136 176 152 120 152C64 154 10 136 6 98Z"
        fill={LEAF.light}
      />
      <path
        d="M52 47l-3-7M57 45l1-8M62 44l4-6M150 43l-3-8M155 43l1-9M160 44l4-7M96 153l-3-8M101 153l0-9M106 153l4-7M14 122l-5-4M18 127l-3-7M150 152l-3-8M155 151l1-9"
        stroke={LEAF.fill}
        stroke-width="2.4"
      />
      <path
        d="M20 98C18 71 61 54 120 55C179 53 222 71 220 98C218 127 171 143 120 143C67 144 22 127 20 98Z"
        fill={EARTH.light}
        stroke={EARTH.shade}
      />
      <path
        d="M26 99C25 77 65 61 120 62C175 60 215 77 214 99C212 112 202 121 192 126C206 92 162 74 108 78C69 80 42 91 38 117C30 111 26 105 26 99Z"
        fill={EARTH.fill}
      />
      <g
        class="pond-water"
        style={{ transformOrigin: '120px 100px', transform: `scale(${reach.toFixed(3)})` }}
      >
        <Shape
          d="M24 100C23 76 65 61 121 62C177 60 217 76 216 100C214 124 171 139 120 139C69 140 26 124 24 100Z"
          tone={WATER}
        />
        <path
          d="M214 108C207 127 169 139 120 139C75 140 37 129 27 111C56 130 162 137 214 108Z"
          fill={WATER.shade}
        />
        <path
          d="M40 88C52 74 84 66 118 66C142 65 130 74 108 77C80 80 58 90 46 100C38 102 35 95 40 88Z"
          fill={WATER.light}
          opacity=".55"
        />
        <g style={{ opacity: 'var(--dusk, 0%)' }} fill="#f2eedd">
          <ellipse cx="88" cy="82" rx="13" ry="6" />
          <path d="M74 92h26M80 97h22M78 102h12" stroke="#f2eedd" stroke-width="1.6" />
        </g>
        <path
          d="M44 92Q54 80 72 75M83 71l8-1.5M150 127q18-2 32-9M190 113l6-3M56 117q10 7 24 10"
          stroke={WATER.light}
        />
        <g stroke={LEAF.line} stroke-width="1.8">
          <path d="M188 84C180 80 168 84 169 89C171 95 187 95 193 90L183 88Z" fill={LEAF.light} />
          <path d="M52 118C45 114 34 113 33 118C34 124 48 126 55 122L46 120Z" fill={LEAF.fill} />
          <path d="M64 128C58 125 50 126 51 129C53 133 64 133 68 130L60 129Z" fill={LEAF.light} />
        </g>
        <g stroke={PETAL.line} stroke-width="1.6" fill={PETAL.light}>
          <path d="M173 87C168 81 170 76 174 74C178 77 179 82 177 87ZM175 88C176 81 181 78 186 79C187 84 183 88 178 89ZM173 88C168 87 164 83 164 79C169 78 174 81 176 87Z" />
        </g>
      </g>
      {FLOATING.slice(0, Math.max(0, tokens)).map(([x, y], i) => (
        <Floating key={`${x} ${y}`} x={x} y={y} size={1.35} taken={i < taken} />
      ))}
      <g stroke={LEAF.line} stroke-width="2.5" transform="translate(4 40)">
        <path d="M200 84C196 60 198 36 208 14C208 40 208 62 207 86Z" fill={LEAF.light} />
        <path d="M208 86C212 62 220 44 232 34C228 52 222 70 216 88Z" fill={LEAF.fill} />
        <path d="M195 82C190 62 184 52 176 46C189 50 199 62 203 82Z" fill={LEAF.shade} />
        <path d="M193 84C190 60 190 40 188 22M218 84C220 66 221 56 221 48" stroke={LEAF.shade} />
        <Cord d="M188 12V31M221 38V53" tone={EARTH} core={EARTH.light} pens={[9, 5]} />
      </g>
      <g stroke={STONE.line} stroke-width="2.5" fill={STONE.fill}>
        <path
          d="M182 90C184 80 196 78 203 82C210 86 208 96 198 97C190 98 181 96 182 90Z"
          fill={STONE.light}
        />
        <path d="M203 94C205 84 218 82 225 88C232 96 226 105 216 105C208 105 202 101 203 94Z" />
        <path d="M12 104C12 92 26 88 34 95C42 103 36 114 25 114C17 114 12 110 12 104Z" fill={STONE.light} />
        <path d="M24 120C26 111 40 110 47 116C53 123 47 130 37 130C29 130 23 126 24 120Z" />
        <path
          d="M46 131C49 124 61 124 67 129C71 135 65 141 57 141C50 141 44 137 46 131Z"
          fill={STONE.light}
        />
        <path d="M164 137C168 128 184 128 189 135C192 143 184 147 175 147C168 147 162 143 164 137Z" />
        <path
          d="M188 128C191 121 203 121 207 127C209 134 203 138 197 137C191 137 187 133 188 128Z"
          fill={STONE.light}
        />
        <path d="M30 79C32 71 44 69 50 74C54 80 48 86 41 86C35 86 29 84 30 79Z" />
        <path d="M51 68C54 61 66 60 71 65C74 71 67 76 61 75C55 75 50 73 51 68Z" fill={STONE.light} />
      </g>
      <Frog />
    </Picture>
  );
});

/** The pond's lodger, on the stone at the front. */
function Frog() {
  return (
    <g stroke={LEAF.line} stroke-width="2.2" fill={LEAF.light}>
      <path d="M21 101C14 101 15 91 22 90C28 89 36 93 33 101Z" fill={LEAF.fill} />
      <path d="M17 87C17 80 22 79 25 81C29 78 36 79 35 86C38 93 32 97 26 97C19 97 14 93 17 87Z" />
      <path d="M20 91Q26 95 32 90M22 101V97M30 101V97" />
      <path d="M21.5 84.5v1.5M30.5 84v1.5" stroke-width="2.8" />
    </g>
  );
}

/** Tokens in the well at which the water stands one course higher. */
const WELL_MARKS = [1, 4, 9, 16] as const;

const WELL_WALL = 'M18 76C19 86 36 89 60 89C84 89 101 86 102 76L99 117Q80 124 60 123Q38 124 21 117Z';

const WELL_ROOF = 'M60 4L8 34Q6 40 13 41L20 38Q60 30 101 37L107 40Q114 39 112 33Z';

export const Well = steady(function Well(props: ArtProps & { tokens: number }) {
  const height = WELL_MARKS.filter(mark => props.tokens >= mark).length;
  const surface = 83.5 - height * 2.8;
  const reach = 32 * Math.sqrt(1 - ((surface - 75.5) / 8) ** 2);
  return (
    <Picture class={props.class} viewBox="0 0 120 130">
      <path d="M14 121Q60 132 108 120Q112 113 100 112L20 112Q8 114 14 121Z" fill={LEAF.light} />
      <Cord d="M28 32L26 80M92 31L94 80" tone={WOOD} pens={[9.5, 5]} />
      <path d="M24 46L98 44" stroke={WOOD.line} stroke-width="8" />
      <path d="M25 46L97 44" stroke={WOOD.light} stroke-width="3.5" />
      <path d="M98 44V53H107" stroke={STONE.line} stroke-width="4" />
      <Shape
        d="M18 75C18 66 38 62 60 62C84 61 102 66 102 75C102 85 84 89 60 89C36 89 18 85 18 75Z"
        tone={STONE}
        in="light"
      />
      <path
        d="M27 75C27 70 42 67 60 67C79 67 93 70 93 75C93 81 79 84 60 84C41 84 27 81 27 75Z"
        fill="#33423F"
        stroke={STONE.line}
        stroke-width="2.5"
      />
      {height > 0 && (
        <g class="well-water">
          <path
            d={`M${60 - reach} ${surface}A32 8 0 ${surface < 75.5 ? 1 : 0} 0 ${60 + reach} ${surface}Q60 ${surface - 3} ${60 - reach} ${surface}Z`}
            fill={WATER.fill}
          />
          <path d={`M40 ${surface + 0.5}q8-2 15-2`} stroke={WATER.light} stroke-width="2" />
        </g>
      )}
      {GLINTS.slice(0, height * 2).map(([x, y]) => (
        <ellipse
          key={x}
          class="well-glint"
          cx={x}
          cy={y}
          rx="5"
          ry="2.4"
          fill={x % 2 ? WATER.light : MAIZE.light}
          stroke={x % 2 ? WATER.line : MAIZE.line}
          stroke-width="1.6"
        />
      ))}
      <path d="M60 46V50" stroke={EARTH.shade} stroke-width="2.5" />
      <path d="M52 53Q60 43 68 53" stroke={STONE.line} stroke-width="2" />
      <Shape d="M50 52L70 52L67 64Q60 67 53 64Z" tone={WOOD} in="light" pen="2.5" />
      <path d="M51.5 57.5Q60 60 68.5 57.5" stroke={WOOD.line} stroke-width="2" />
      <Solid
        d={WELL_WALL}
        tone={STONE}
        shade="M102 76L99 117Q80 124 60 123Q70 122 76 120Q84 104 83 87Q99 84 102 76Z"
      >
        <path
          d="M19 99Q60 111 101 99M42 88L43 104M66 89L65 106M87 86L86 103M31 103L33 120M54 106L54 123M76 105L76 121"
          stroke={STONE.line}
          stroke-width="2.2"
        />
        <path d="M25 91l8 1.5M47 110l3 .2M26 109l2 .6" stroke={STONE.light} stroke-width="4" />
      </Solid>
      <Solid d={WELL_ROOF} tone={TOMATO} shade="M62 5L112 33Q114 39 107 40L101 37Q86 34 72 33.5Z">
        <path
          d="M43 23Q45 27 49 28M54 14Q56 20 61 20M30 30Q33 35 38 33M71 21Q74 27 79 25M62 27Q64 32 69 31M87 28Q89 33 95 31"
          stroke={TOMATO.line}
          stroke-width="2.2"
        />
      </Solid>
    </Picture>
  );
});

// biome-ignore format: a table of places reads better in rows
const GLINTS = [
  [57, 81], [70, 80], [46, 79], [80, 77], [37, 76], [65, 76], [52, 75], [76, 73],
] as const;

/** Drops waiting in the chute, the next one at the lip. */
// biome-ignore format: a table of places reads better in rows
const QUEUE = [
  [214, 115], [193, 100], [172, 85], [151, 70], [130, 55],
] as const;

const CISTERN = 'M10 16L102 14L106 88Q106 93 100 93L14 94Q8 94 8 88Z';

/** The clock of the game: a cistern that runs low, and a chute that pushes one drop a turn into the pond below it. */
export const Supply = steady(function Supply(props: ArtProps & { tokens: number }) {
  const runs = props.tokens > 0;
  const surface = 76 - 50 * fullness(props.tokens, 100);
  return (
    <Picture class={props.class} viewBox="0 0 260 220">
      <path d="M2 94Q60 84 150 92Q190 98 150 102Q70 106 6 103Q-2 100 2 94Z" fill={LEAF.shade} />
      <path d="M136 74L138 98M178 104L177 122" stroke={WOOD.line} stroke-width="13" />
      <path d="M136 74L138 97M178 104L177 121" stroke={WOOD.shade} stroke-width="8" />
      {runs && (
        <>
          <Cord d="M214 116C229 120 233 142 232 200" tone={WATER} pens={[17, 12]} />
          <path d="M219 122C228 130 229 150 228 194M234 146V176" stroke={WATER.light} stroke-width="3.5" />
          <ellipse cx="231" cy="206" rx="24" ry="8" stroke={WATER.light} />
          <path
            d="M211 206Q216 195 222 203Q230 192 237 203Q245 197 250 207Q231 216 211 206Z"
            fill="#EFF8F8"
          />
        </>
      )}
      <Shape d="M98 22L226 108L224 124L98 42Z" tone={STONE} in="light" />
      <path d="M98 35L218 119" stroke={runs ? WATER.line : STONE.line} stroke-width="15" />
      <path d="M98 35L218 119" stroke={runs ? WATER.fill : STONE.shade} stroke-width="10" />
      {QUEUE.slice(0, Math.max(0, props.tokens)).map(([x, y]) => (
        <Floating key={x} x={x} y={y} size={1.15} />
      ))}
      <g stroke={STONE.line}>
        <path d="M98 44L222 130L219 143L98 59Z" fill={STONE.fill} />
        <path d="M120 60L118 72M146 78L144 90M172 96L170 108M198 114L196 126" stroke-width="2" />
      </g>
      <Solid d={CISTERN} tone={STONE} shade="M102 14L106 88Q106 93 100 93L60 93.5Q92 84 92 14Z">
        <path d="M20 24L92 23L94 80L20 81Z" fill="#4A4238" stroke={STONE.line} />
        {runs && (
          <g class="supply-water">
            <path
              d={`M21.5 ${surface}Q38 ${surface - 4} 56 ${surface}T92.5 ${surface}L93 79L21.5 80Z`}
              fill={WATER.fill}
              stroke={WATER.line}
              stroke-width="2"
            />
            <path
              d={`M29 ${surface + 3}q8-2 14-.5M66 ${surface + 3}l6 .5`}
              stroke={WATER.light}
              stroke-width="2.5"
            />
          </g>
        )}
        <path
          d="M8 40L20 40M8 62L20 63M94 40L103 39M95 62L104 62M36 15L36 24M64 15L64 23M84 15L84 23M40 81V94M72 81V93"
          stroke={STONE.line}
          stroke-width="2.2"
        />
      </Solid>
      <Shape d="M6 9L106 7Q109 12 107 17L7 19Q4 14 6 9Z" tone={STONE} in="light" />
    </Picture>
  );
});
