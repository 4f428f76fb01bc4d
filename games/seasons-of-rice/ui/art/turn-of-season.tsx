import { Backdrop, Clouds, Sun, Swallows } from './scene.tsx';
import { WATER } from './palette.ts';

const RAIN_LINES = Array.from({ length: 22 }, (_, i) => {
  const [x, y] = [30 + ((i * 89) % 460), 20 + ((i * 53) % 150)];
  return `M${x} ${y}l-8 22`;
}).join('');

/** The valley in the rain, and over it the same valley in the sun: by night too, for the sun is what there is to see. */
export function TurnOfSeason() {
  return (
    <svg
      viewBox="0 0 480 200"
      aria-hidden="true"
      focusable="false"
      style={{ borderRadius: '0.5em', colorScheme: 'light' }}
    >
      <rect width="480" height="200" fill="light-dark(#d7e5e6, #1b2c35)" />
      <Backdrop season="wet" horizon={52} />
      <g transform="translate(440 50)">
        <Clouds />
      </g>
      <path d={RAIN_LINES} stroke={WATER.light} stroke-width="2.5" stroke-linecap="round" />
      <g class="scene-over" style={{ '--n': 2, '--takes': '1.4s' }}>
        <rect width="480" height="200" fill="light-dark(#faefcf, #2b2516)" />
        <g transform="translate(372 66) scale(.5)">
          <Sun />
        </g>
        <Backdrop season="dry" horizon={52} />
        <g transform="translate(110 34) scale(.8)">
          <Swallows />
        </g>
      </g>
    </svg>
  );
}
