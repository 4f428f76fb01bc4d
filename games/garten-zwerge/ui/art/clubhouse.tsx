import { type ArtProps, Picture } from '../../../../web/kit/picture.tsx';
import { atDusk, BEARD, BRASS, ENAMEL, FELT, LEATHER, PETAL, WOOD } from './palette.ts';
import { Schmiedel } from './things.tsx';

const TILES = FELT[3]!;

/** The roof of the clubhouse, as wide as the wall below it wants, with the arms of the club. */
export function Roof(props: ArtProps) {
  return (
    <svg {...props} aria-hidden="true">
      <pattern id="gz-tiles" width="2em" height="2em" patternUnits="userSpaceOnUse" viewBox="0 0 40 40">
        <path d="M0 0H40V40H0Z" fill={atDusk(TILES.fill)} />
        <path
          d="M0 0Q0 17 10 18Q20 17 20 0Q20 17 30 18Q40 17 40 0M-10 20Q-10 37 0 38Q10 37 10 20Q10 37 20 38Q30 37 30 20Q30 37 40 38Q50 37 50 20"
          fill={atDusk(TILES.fill)}
          stroke={atDusk(TILES.shade)}
          stroke-width="2.5"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#gz-tiles)" />
      <rect width="100%" height=".5em" fill={atDusk(TILES.light)} />
      <svg y="100%" overflow="visible">
        <rect y="-.7em" width="100%" height=".7em" fill={atDusk(WOOD.light)} />
        <rect y="-.3em" width="100%" height=".3em" fill={atDusk(WOOD.line)} />
      </svg>
      <svg x="50%" overflow="visible">
        <svg x="-1.5em" y=".2em" width="3em" height="3em" viewBox="0 0 100 100" stroke-linejoin="round">
          <circle cx="50" cy="50" r="44" fill={atDusk(ENAMEL.fill)} stroke={ENAMEL.line} stroke-width="6" />
          <path d="M26 78L74 30M74 78L26 30" stroke={WOOD.shade} stroke-width="6" stroke-linecap="round" />
          <path
            d="M28 64Q34 34 50 14Q66 34 72 64Q50 54 28 64Z"
            fill={TILES.fill}
            stroke={TILES.line}
            stroke-width="4"
          />
          <path
            d="M26 66Q50 50 74 66L72 76Q50 62 28 76Z"
            fill={BEARD.fill}
            stroke={BEARD.line}
            stroke-width="3"
          />
        </svg>
      </svg>
    </svg>
  );
}

/** Herr Schmiedel in the upper half of the door, from where he sees everything; the lamp burns at night. */
export function Doorway(props: ArtProps) {
  return (
    <Picture {...props} viewBox="0 0 100 156">
      <path d="M6 156V22H94V156Z" fill={atDusk(WOOD.light)} stroke={atDusk(WOOD.line)} />
      <path d="M15 156V31H85V156Z" fill="var(--indoors)" stroke={atDusk(WOOD.line)} />
      <svg x="15" y="36" width="70" height="70">
        <Schmiedel />
      </svg>
      <path d="M15 156V102H85V156Z" fill={atDusk(LEATHER.fill)} stroke={atDusk(LEATHER.line)} />
      <path d="M32 104V156M50 104V120M50 146V156M68 104V156" stroke={atDusk(LEATHER.shade)} />
      <path
        d="M50 144C34 132 37 121 45 123C49 125 50 127 50 130C50 127 51 125 55 123C63 121 66 132 50 144Z"
        fill={atDusk(PETAL.fill)}
        stroke={atDusk(PETAL.line)}
        stroke-width="2"
      />
      <path d="M10 97H90V105H10Z" fill={atDusk(WOOD.fill)} stroke={atDusk(WOOD.line)} />
      <circle cx="50" cy="13" r="24" fill="var(--lamplight)" />
      <path d="M42 20L46 6H54L58 20Z" fill={BRASS.light} stroke={BRASS.line} />
      <path d="M40 21H60M46 6Q50 0 54 6" stroke={BRASS.line} stroke-width="4" />
    </Picture>
  );
}

/** Post, arm and two chains, and what hangs from them is somebody else's affair. */
export function SignPost(props: ArtProps) {
  return (
    <svg {...props} aria-hidden="true" overflow="visible">
      <g fill={WOOD.fill} stroke={WOOD.line} stroke-width="2">
        <rect x=".5em" y="-.2em" width=".8em" height="400%" />
        <rect x="0" y=".3em" width="96%" height=".6em" rx="3" />
      </g>
      <rect x="1em" y="1em" width=".3em" height="400%" fill={WOOD.shade} />
      <g stroke="#3a444b" stroke-width="3" stroke-dasharray="4 2.5">
        <line x1="28%" x2="28%" y1=".9em" y2="2em" />
        <line x1="84%" x2="84%" y1=".9em" y2="2em" />
      </g>
    </svg>
  );
}
