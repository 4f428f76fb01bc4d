import type { ComponentType } from 'preact';
import { type ArtProps, BoxLid } from '../../../web/kit/picture.tsx';
import { Carrot, Cauliflower, Chili, Corn, Pumpkin, Tomato } from './art/vegetables.tsx';
import { Pond } from './art/waters.tsx';

interface FriendProps {
  readonly as: ComponentType<ArtProps>;
  /** The middle of the drawing, and how wide it is. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly turned?: number;
}

/** A drawing that knows no size of its own fills the whole lid, 300 wide around (200, 150), and is brought to its place from there. */
function Friend({ as: Art, x, y, wide, turned = 0 }: FriendProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned}) scale(${wide / 300}) translate(-200 -150)`}>
      <Art />
    </g>
  );
}

/** The lid of the box: six friends around a pond. */
export function Cover() {
  return (
    <BoxLid>
      <path d="M0 0H400V300H0Z" fill="var(--scene-sky, #fbe0a0)" />
      <circle cx="140" cy="62" r="52" fill="var(--scene-cloud, #ffe9a3)" />
      <path
        d="M0 134C70 108 130 112 196 130C262 106 332 108 400 132V300H0Z"
        fill="var(--scene-hill, #c3d283)"
      />
      <path d="M0 160C110 146 290 148 400 162V300H0Z" fill="var(--scene-ground, #a9c66c)" />
      <path d="M0 214C120 198 280 200 400 216V300H0Z" fill="var(--scene-tree, #8db255)" />
      <Friend as={Corn} x={72} y={100} wide={122} turned={-8} />
      <Friend as={Cauliflower} x={200} y={94} wide={118} />
      <Friend as={Pumpkin} x={322} y={112} wide={130} />
      <g transform="translate(76 114)">
        <svg width="248" height="166">
          <Pond tokens={16} capacity={20} />
        </svg>
        <g stroke="#eff8f8" stroke-width="2.500" data-gesture="ripple">
          <ellipse cx="118" cy="100" rx="46" ry="16" />
          <ellipse cx="118" cy="100" rx="24" ry="8" />
        </g>
      </g>
      <Friend as={Carrot} x={52} y={222} wide={112} turned={-14} />
      <Friend as={Tomato} x={246} y={254} wide={104} />
      <Friend as={Chili} x={350} y={226} wide={110} turned={10} />
      <path d="M0 0H400V300H0Z" fill="var(--scene-veil, transparent)" />
      <circle cx="140" cy="60" r="20" fill="var(--scene-sun, #f6c75a)" />
      <path d="M126 59Q128 50 135 46" stroke="var(--scene-glow, #ffe9a3)" stroke-width="4" />
    </BoxLid>
  );
}
