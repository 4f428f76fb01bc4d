import { Picture } from '../../../../web/kit/picture.tsx';
import { WATER } from './palette.ts';
import { Backdrop, Clouds, Sun, Swallows } from './scene.tsx';

const RAIN_LINES = Array.from({ length: 34 }, (_, i) => {
  const [x, y] = [((i * 89) % 540) - 20, 10 + ((i * 53) % 180)];
  return `M${x} ${y}l-8 22`;
}).join('');

/** The valley in the sun, and a curtain of rain that is drawn off it, aslant. */
export function TurnOfSeason() {
  return (
    <Picture class="scene-cut" viewBox="0 0 480 200" fit="xMidYMid slice">
      {/* By night too: the sun is what there is to see. */}
      <svg width="480" height="200" style={{ colorScheme: 'light' }}>
        <g class="act" style={{ '--d': 0.2 }}>
          <rect width="480" height="200" fill="#faefcf" />
          <g transform="translate(290 60) scale(.5)">
            <Sun />
          </g>
          <Backdrop season="dry" horizon={52} />
          <g transform="translate(170 34) scale(.8)">
            <Swallows />
          </g>
        </g>
        <g class="act act-draw" style={{ '--t': 0.35, '--d': 1.6 }}>
          <path d="M-60 0H620L500 200H-60Z" fill="#c3d6da" />
          <g transform="translate(300 46)">
            <Clouds />
          </g>
          <path d={RAIN_LINES} stroke={WATER.fill} stroke-width="2.5" />
          <path d="M620 0L500 200" stroke={WATER.light} stroke-width="7" />
        </g>
      </svg>
    </Picture>
  );
}
