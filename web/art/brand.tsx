import { drawing } from '../kit/picture.tsx';

const PACKET =
  'M11 28L16 24.5L21 28L27 24.5L32.5 28L38 24L43.5 27.5L49 24L53.5 27.5L54.5 56Q54.5 61.5 49 61.5L16 62Q10 62 10 56.5Z';

/** Our mark: a seed packet, torn open, whose five seeds lie like the pips of a die. */
export const PotagerMark = drawing(
  () => (
    <>
      <path d="M32.5 30C33 24 32.5 20 31.5 15" stroke="#235230" stroke-width="4" />
      <path d="M31.5 19C22 21.5 13.5 16 12 5C23 2.5 31.5 8 31.5 19Z" fill="#8DB255" stroke="#235230" />
      <path d="M32.5 17C32 7.5 40 1.5 51.5 3C51.5 14 43.5 20.5 32.5 17Z" fill="#4E8F45" stroke="#235230" />
      <path d="M18 8.5Q25 11 29 16M46 7Q39 9.5 35 14" stroke="#235230" stroke-width="1.8" />
      <path d={PACKET} fill="#FBF1D8" />
      <path d="M49 24L53.5 27.5L54.5 56Q54.5 61.5 49 61.5L30 62C46 58 49 44 46.5 26Z" fill="#E8D6A8" />
      <path
        d="M11 28L16 24.5L21 28L27 24.5L32.5 28L38 24L43.5 27.5L49 24L53.5 27.5L53.7 33.5L10.8 34Z"
        fill="#C8402F"
      />
      <path d="M10.8 34L53.7 33.5" stroke="#741B17" stroke-width="1.8" />
      <g stroke="#5B3A29">
        <path d={PACKET} />
        <path d="M20.5 40v1.5M43.5 39.5v1.5M32.2 47v1.5M20.7 54.5v1.5M43.7 54v1.5" stroke-width="6.2" />
      </g>
    </>
  ),
  { viewBox: '0 0 64 64', pen: '2.4' },
);

/** The frame and far beyond it. */
const EVERYWHERE = 'M-2800-600H3600V260H-2800Z';

/** The beds run together toward the hills. */
const BEDS = [
  'M150 262L232 182Q238 178 246 178L296 178Q302 179 299 186L262 262Z',
  'M288 262L318 186Q321 178 330 178L388 178Q396 179 396 187L394 262Z',
  'M424 262L419 187Q419 178 428 178L486 178Q494 179 497 186L528 262Z',
] as const;

function Cabbage({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#235230">
      <path d="M-2 6C-16 8-22-2-19-12C-11-13-4-6-2 6Z" fill="#5E9A48" />
      <path d="M2 6C16 8 22-2 18-13C10-13 4-6 2 6Z" fill="#3F7B3C" />
      <path d="M-12-4C-14-14-4-20 3-17C12-18 15-8 11-1C8 8-9 8-12-4Z" fill="#A3C468" />
      <path d="M-9 7C-16 2-14-4-12-6C-4-4 2 0 3 8Z" fill="#8DB255" />
      <path d="M2 8C3 0 8-4 13-5C17 2 12 8 2 8Z" fill="#5E9A48" />
    </g>
  );
}

function CarrotTop({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-6-2C-17-6-20-16-16-22C-12-21-11-18-9-17C-8-24-4-29 1-30C5-27 7-21 6-17C9-20 13-21 17-20C19-13 14-5 6-2Z"
        fill="#6FA34B"
        stroke="#235230"
      />
      <path d="M0-4V-20M-3-5L-10-13M3-5L10-13" stroke="#235230" stroke-width="1.6" />
      <path d="M-9 6C-10-5 10-6 9 6Q0 10-9 6Z" fill="#EE8D42" stroke="#964613" />
    </g>
  );
}

function TomatoVine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M1 7L-1-46" stroke="#5B3A29" stroke-width="5" />
      <path d="M1 6L-1-45" stroke="#CB9E68" stroke-width="1.6" />
      <path
        d="M-2 2C-18 2-19-14-13-20C-20-30-8-42 1-38C12-41 19-28 13-20C20-12 16 2 2 2Z"
        fill="#4E8F45"
        stroke="#235230"
      />
      <path d="M-10-14Q-8-20-3-20M2-28Q6-31 9-28" stroke="#8DB255" />
      <g fill="#C8402F" stroke="#741B17">
        <circle cx="-7" cy="-5" r="5.5" />
        <circle cx="8" cy="-12" r="5" />
        <circle cx="-4" cy="-28" r="4.5" />
      </g>
    </g>
  );
}

// biome-ignore format: a table of places reads better in rows
const BLOSSOMS = [
  [30, 238, '#F0AECB'], [58, 246, '#FBF1D8'], [148, 214, '#FBF1D8'], [160, 236, '#F0AECB'],
  [136, 232, '#F5A48E'], [548, 240, '#F0AECB'], [612, 234, '#FBF1D8'], [632, 246, '#F5A48E'],
  [724, 244, '#FBF1D8'], [772, 246, '#F0AECB'],
] as const;
// biome-ignore format: a table of places reads better in rows
const CABBAGES = [
  [262, 186, 0.5], [246, 203, 0.66], [225, 226, 0.86], [199, 255, 1.1], [284, 187, 0.5],
  [277, 204, 0.66], [266, 228, 0.86], [250, 257, 1.1],
] as const;
// biome-ignore format: a table of places reads better in rows
const CARROTS = [
  [338, 189, 0.45], [358, 188, 0.45], [378, 189, 0.45], [331, 208, 0.6], [356, 207, 0.6],
  [381, 208, 0.6], [322, 232, 0.8], [352, 231, 0.8], [382, 232, 0.8], [310, 262, 1.05], [348, 261, 1.05],
  [385, 262, 1.05],
] as const;
// biome-ignore format: a table of places reads better in rows
const VINES = [
  [442, 189, 0.55], [472, 189, 0.55], [449, 211, 0.72], [484, 211, 0.72], [456, 238, 0.95],
  [500, 238, 0.95], [464, 272, 1.2], [518, 272, 1.2],
] as const;

/** Beyond the frame, for whoever has a wide window. */
const BESIDE = [
  [-190, 26, 0.86],
  [846, 14, 0.94],
  [-520, 16, 0.9],
  [1180, 30, 0.84],
  [-1240, 24, 0.9],
  [1820, 26, 0.88],
] as const;
const HAYSTACKS = [
  [-84, 230, 0.9],
  [-268, 244, 1.1],
  [1046, 236, 1.1],
  [1128, 220, 0.8],
  [-980, 242, 1],
  [1740, 240, 1],
] as const;

function Shed() {
  return (
    <g stroke="#5B3A29">
      <path d="M600 150L650 146V192L600 198Z" fill="#8F6238" />
      <path d="M530 198V152L565 122L600 150V198Z" fill="#B07F4C" />
      <path d="M540 143V198M552 134V160M578 133V160M590 142V198" stroke="#8F6238" stroke-width="1.6" />
      <path d="M551 198V166Q551 162 555 162H575Q579 162 579 166V198Z" fill="#4E8F45" stroke="#235230" />
      <path d="M565 163V197" stroke="#235230" stroke-width="1.6" />
      <path d="M573 181v.1" stroke="#F2B632" stroke-width="4" />
      <path d="M565 118L627 114L662 149L604 155Z" fill="#A52D24" stroke="#741B17" />
      <path d="M580 130L639 126M592 142L650 137" stroke="#741B17" stroke-width="1.6" />
      <path d="M525 157L565 121L605 154" stroke="#741B17" stroke-width="8" />
      <path d="M525 157L565 121L605 154" stroke="#C8402F" stroke-width="4" />
    </g>
  );
}

function Can() {
  return (
    <g stroke="#1C526D">
      <path d="M560 212C562 192 590 190 597 205C602 217 598 228 590 232" stroke-width="6" />
      <path
        d="M560 212C562 192 590 190 597 205C602 217 598 228 590 232"
        stroke="#3E8FB0"
        stroke-width="2.2"
      />
      <path d="M560 226C554 224 551 218 548 209L543 211C544 225 549 234 561 239Z" fill="#3E8FB0" />
      <path d="M538 212L551 205L549 201L536 208Z" fill="#8CC7DA" />
      <path
        d="M557 213Q574 208 591 213L593 244Q593 248 588 249Q574 251 561 249Q556 248 556 244Z"
        fill="#3E8FB0"
      />
      <path
        d="M583 211L591 213L593 244Q593 248 588 249L574 250Q584 240 583 211Z"
        fill="#2B7192"
        stroke="none"
      />
      <path d="M563 220V231" stroke="#8CC7DA" stroke-width="3.5" />
      <path d="M557 213Q574 208 591 213L593 244Q593 248 588 249Q574 251 561 249Q556 248 556 244Z" />
    </g>
  );
}

function AppleTree() {
  return (
    <g>
      <path
        d="M72 246C80 226 80 206 76 184H96C94 206 96 228 106 246Q88 240 72 246Z"
        fill="#8F6238"
        stroke="#5B3A29"
      />
      <path
        d="M52 194C28 196 16 176 28 160C14 140 32 118 50 122C58 100 92 98 102 116C124 108 146 128 136 148C154 164 142 192 118 190C104 202 70 206 52 194Z"
        fill="#5E9A48"
      />
      <path
        d="M136 148C154 164 142 192 118 190C104 202 70 206 52 194C84 194 120 186 120 130C132 130 138 140 136 148Z"
        fill="#3F7B3C"
      />
      <path
        d="M52 194C28 196 16 176 28 160C14 140 32 118 50 122C58 100 92 98 102 116C124 108 146 128 136 148C154 164 142 192 118 190C104 202 70 206 52 194Z"
        stroke="#235230"
      />
      <path d="M38 144Q42 134 52 134M64 120Q72 112 82 114" stroke="#8DB255" stroke-width="4" />
      <g fill="#C8402F" stroke="#741B17">
        <circle cx="58" cy="152" r="6.5" />
        <circle cx="92" cy="138" r="6" />
        <circle cx="44" cy="176" r="6" />
        <circle cx="104" cy="172" r="6.5" />
        <circle cx="76" cy="178" r="6" />
        <circle cx="124" cy="246" r="6" />
      </g>
    </g>
  );
}

function Haystack({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#96600F">
      <path d="M-40 0C-44-34-26-58 0-62C26-58 44-34 40 0Q0 8-40 0Z" fill="#E5BC5A" />
      <path d="M14-58C32-50 43-30 40 0Q26 5 6 6C24-12 26-36 14-58Z" fill="#CC9F4A" stroke="none" />
      <path d="M-28-8Q-22-30-10-46M-10-4Q-4-22 0-34M14-8Q16-20 16-28" stroke-width="1.8" />
    </g>
  );
}

function CornStalk({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#235230">
      <path d="M0 4V-78" stroke-width="6" />
      <path d="M0 3V-77" stroke="#8DB255" stroke-width="2.4" />
      <path d="M0-6C-14-14-28-40-26-54C-12-46-2-30 0-12Z" fill="#5E9A48" />
      <path d="M0-14C10-26 22-44 30-46C30-30 18-10 0-4Z" fill="#3F7B3C" />
      <path d="M4-28C-2-44 0-60 8-68C16-60 18-42 10-28Z" fill="#F2B632" stroke="#96600F" />
      <path d="M7-60V-34M12-52V-36" stroke="#FFDC75" stroke-width="4" stroke-dasharray="0 5.5" />
      <path d="M6-22C-4-32-2-44 0-48C8-44 14-36 18-50C20-34 16-24 6-22Z" fill="#8DB255" />
      <path d="M0-76L-7-92M0-76L1-96M0-76L8-90" stroke="#CC9F4A" stroke-width="3" />
    </g>
  );
}

function Gourd({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#7D3A0C">
      <path d="M-8-22C-26-26-32-2-14 4ZM8-22C28-26 32-2 14 4Z" fill="#BE5F14" />
      <path d="M-4-24C-24-26-24 6-4 6H4C24 6 24-26 4-24Z" fill="#DD7A20" />
      <path d="M0-25C12-24 12 6 0 7C-12 6-12-24 0-25Z" fill="#EFA14A" />
      <path d="M-3-24C-1-29-3-32-6-36L2-38C3-32 4-28 6-24Q1-21-3-24Z" fill="#5E9A48" stroke="#235230" />
    </g>
  );
}

function Blossom({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0Q2 8 0 15" stroke="#235230" />
      <path d="M0-3C1-9 9-9 8-3C14-2 13 6 7 5C7 11-1 12-2 6C-7 9-12 3-7-1C-12-6-5-11 0-3Z" fill={fill} />
      <circle cx=".5" cy=".5" r="2.8" fill="#F2B632" />
    </g>
  );
}

/**
 * Day or night is the stylesheet's choice: every large surface is a `--scene-…` property with the day as its
 * fallback. Sun and windows come after the veil, because at night they are what shines. What matters is inside the
 * frame; sky and land go on far beyond it, so that the garden is whole in a space of any shape.
 */
export const GardenScene = drawing(
  () => (
    <>
      <path d={EVERYWHERE} fill="var(--scene-sky, #F6E7C1)" />
      <g fill="var(--scene-cloud, #FFFBEF)">
        <path d="M196 100C190 90 200 82 209 86C213 72 233 72 237 84C248 78 260 86 256 100Z" />
        <path d="M-240 88C-245 80-236 73-229 77C-225 65-208 66-205 76C-195 72-187 79-190 88ZM690 66C684 56 695 48 703 52C708 40 726 41 729 52C740 47 750 55 746 66Z" />
      </g>
      <path
        d="M-2800 120C-2200 60-940 172-800 132C-660 92-540 96-420 122C-300 84-90 206 0 150C60 112 120 104 196 124C270 86 352 82 430 116C500 86 600 80 668 112C716 98 764 104 800 122C870 158 980 84 1100 108C1240 134 1400 92 1600 124C1800 156 2800 80 3600 120V260H-2800Z"
        fill="var(--scene-hill-far, #C6CF8C)"
      />
      <path
        d="M-2800 150C-2200 110-960 200-800 160C-640 120-480 132-340 150C-200 168-90 216 0 172C90 128 196 128 290 152C390 122 500 128 570 148C660 124 740 136 800 158C860 180 1010 128 1160 142C1320 156 1460 130 1600 152C1740 174 2800 120 3600 150V260H-2800Z"
        fill="var(--scene-hill, #A3BF6B)"
      />
      <g fill="var(--scene-tree, #5E9A48)">
        <path d="M118 142C106 142 104 130 111 125C108 115 122 109 128 117C137 114 143 124 138 130C143 138 134 144 124 142L123 150H119ZM158 138C149 138 148 129 153 126C151 119 161 114 165 120C172 118 176 126 172 130C176 136 170 140 163 138L162 144H159ZM696 140C684 140 682 127 689 122C686 112 700 106 706 114C715 111 721 121 716 127C721 135 712 142 702 140L701 147H697Z" />
      </g>
      <g fill="var(--scene-star, transparent)">
        <path d="M664 22l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM772 26l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM642 84l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM20 20l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM130 90l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM-64 40l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM-170 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM-300 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM872 66l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM960 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM1080 58l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" />
      </g>
      <g stroke="var(--scene-fence, #FBF1D8)" stroke-linecap="butt">
        <path
          d="M-2800 144C-2100 124-1100 194-800 172C-500 150-120 186 0 172C120 158 260 162 400 160C560 158 700 160 800 170C920 182 1300 150 1600 172C1900 194 2900 124 3600 144"
          stroke-width="24"
          stroke-dasharray="6 9"
        />
        <path
          d="M-2800 138C-2100 118-1100 188-800 166C-500 144-120 180 0 166C120 152 260 156 400 154C560 152 700 154 800 164C920 176 1300 144 1600 166C1900 188 2900 118 3600 138M-2800 150C-2100 130-1100 200-800 178C-500 156-120 192 0 178C120 164 260 168 400 166C560 164 700 166 800 176C920 188 1300 156 1600 178C1900 200 2900 130 3600 150"
          stroke-width="3.5"
        />
      </g>
      <path
        d="M-2800 160C-2100 140-1100 210-800 188C-500 164-120 214 0 190C120 166 260 172 400 170C560 168 700 170 800 186C920 205 1300 166 1600 188C1900 210 2900 140 3600 160V260H-2800Z"
        fill="var(--scene-ground, #8DB255)"
      />
      <g fill="var(--scene-soil, #7A5138)" stroke="var(--scene-soil-line, #5B3A29)">
        {BEDS.map(bed => (
          <path key={bed} d={bed} />
        ))}
      </g>
      <Shed />
      {CABBAGES.map(([x, y, size]) => (
        <Cabbage key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      {CARROTS.map(([x, y, size]) => (
        <CarrotTop key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      {VINES.map(([x, y, size]) => (
        <TomatoVine key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      <AppleTree />
      {BESIDE.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <AppleTree />
        </g>
      ))}
      {HAYSTACKS.map(([x, y, size]) => (
        <Haystack key={x} x={x} y={y} size={size} />
      ))}
      <CornStalk x={752} y={206} size={0.9} />
      <CornStalk x={696} y={214} size={1} />
      <CornStalk x={728} y={226} size={1.15} />
      <CornStalk x={780} y={232} size={1.2} />
      <Gourd x={682} y={240} size={1} />
      <Gourd x={654} y={218} size={0.65} />
      {BLOSSOMS.map(([x, y, fill]) => (
        <Blossom key={x} x={x} y={y} fill={fill} />
      ))}
      <Can />
      <path d={EVERYWHERE} fill="var(--scene-veil, transparent)" />
      <g class="garden-sun" fill="var(--scene-sun, #F2B632)">
        <circle cx="70" cy="60" r="42" opacity=".22" />
        <circle cx="70" cy="60" r="28" />
        <path d="M50 58Q52 46 62 41" stroke="var(--scene-glow, #FFDC75)" stroke-width="5" fill="none" />
      </g>
      <g stroke="#5B3A29">
        <path d="M612 158L638 155V173L612 177Z" fill="var(--scene-window, #CFE6EA)" />
        <path d="M625 156V175M612 167L638 164" stroke-width="1.8" />
        <circle cx="565" cy="146" r="6.5" fill="var(--scene-window, #CFE6EA)" />
      </g>
    </>
  ),
  { viewBox: '0 0 800 260', fit: 'xMidYMax meet', pen: '2.2' },
);
