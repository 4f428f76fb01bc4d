import type { ComponentChildren } from 'preact';
import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { Theirs, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Hat } from '../data/words.ts';
import type { Party, Show } from '../vocabulary.ts';
import { Gnome, HatIcon, type Mood } from './art/gnome.tsx';
import { Podium, STEPS } from './art/podium.tsx';
import { Petal, Schmiedel } from './art/things.tsx';

interface PetalsProps {
  readonly n: number | string;
  readonly after?: number;
}

export function Petals({ n, after = 0 }: PetalsProps) {
  return (
    <Worth after={after}>
      {n}
      <Petal />
    </Worth>
  );
}

interface GnomeOfProps {
  readonly seat: number;
  readonly hat: Hat;
  readonly mood?: Mood;
  readonly after?: number;
  /** What it brings or costs. */
  readonly children?: ComponentChildren;
}

/** A gnome above the sign of its owner. */
export function GnomeOf({ seat, hat, mood, after = 0, children }: GnomeOfProps) {
  return (
    <Theirs seat={seat} after={after}>
      <span class="scene-whole">
        <Gnome hat={hat} mood={mood} beard={seat} />
      </span>
      {children}
    </Theirs>
  );
}

interface OfProps {
  readonly party: Party;
  readonly state?: 'won' | 'lost' | undefined;
  readonly after?: number;
  readonly children?: ComponentChildren;
}

/** What is a neighbour's, or Herr Schmiedel's. */
export function Of({ party, children, ...how }: OfProps) {
  const isSchmiedel = party === 'schmiedel';
  return (
    <Theirs seat={isSchmiedel ? null : party} {...how}>
      {isSchmiedel && <Schmiedel />}
      {children}
    </Theirs>
  );
}

/** The best stands in the middle, the next on the left, then on the right. */
const PLACES = [1, 0, 2] as const;
/** Where the podium, two hundred wide, has its steps. */
const WIDTH = 200;
const GNOME = { width: 54, height: 83 };

interface HonoursProps {
  readonly show: Show;
  readonly foot: string;
}

/** Whoever won a contest on its steps: members in their colours, drawn rivals in none. */
export function Honours({ show: { hat, prize, winners, rivals }, foot }: HonoursProps) {
  const best = Math.max(...rivals);
  const standing =
    winners.length > 0
      ? winners
      : rivals.filter(rival => rival === best).map(worn => ({ seat: undefined, hat: worn }));
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${WIDTH}`}>
      <svg width={WIDTH} height={WIDTH}>
        <Podium hat={hat} prize={prize} isEmpty={false} foot={foot} inPetals={false} />
      </svg>
      {rivals.map((rival, i) => (
        <svg key={i} x={20 + 34 * i} y="44" width="30" height="30">
          <g class="act act-pop" style={{ '--t': 0.3 + 0.15 * i }}>
            <HatIcon hat={rival} />
          </g>
        </svg>
      ))}
      {standing.slice(0, PLACES.length).map(({ seat, hat: worn }, place) => {
        const step = nth(PLACES, place);
        return (
          <g key={place} data-seat={seat} style={seat === undefined ? { '--seat': 'initial' } : {}}>
            <svg
              x={WIDTH * (0.18 + 0.32 * step) - GNOME.width / 2}
              y={WIDTH * (1 - nth(STEPS, step) / 100) - GNOME.height}
              {...GNOME}
            >
              <g class="act act-rise" style={{ '--t': 0.9 + 0.2 * place }}>
                <Gnome hat={worn} mood="competing" beard={seat ?? 0} />
              </g>
            </svg>
          </g>
        );
      })}
    </Picture>
  );
}
