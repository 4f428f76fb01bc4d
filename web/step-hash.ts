import type { Viewpoint } from '../core/film.ts';

/** A place in a replay, as an address keeps it. */
export interface StepHash {
  readonly step: number | null;
  /** Whose eyes were chosen; null where nobody chose. */
  readonly eyes: Viewpoint | null;
  /** What lets a stranger look. */
  readonly invite: string | null;
  /** It counts what these eyes witnessed: whoever played knows no other number. Else it counts the whole game. */
  readonly isWitnessed?: true;
}

const AS = ',as=';

/** `#42`; `#42,as=2` with the eyes of the second seat, or `open`, or `spectator`; `#42w,as=2` for what they witnessed as their 42nd step;
 * `#42.token` where one needs an invitation to look. */
export function stepIn(hash: string): StepHash {
  const [place = '', token = ''] = hash.slice(1).split('.');
  const [step = '', eyes = ''] = place.split(AS);
  const [, digits, witnessed] = /^(\d{1,6})(w?)$/.exec(step) ?? [];
  return {
    step: digits === undefined ? null : Number(digits),
    eyes: eyesIn(eyes),
    invite: token || null,
    ...(witnessed && { isWitnessed: true }),
  };
}

function eyesIn(name: string): Viewpoint | null {
  if (name === 'open' || name === 'spectator') return name;
  return /^[1-9]\d?$/.test(name) ? Number(name) - 1 : null;
}

export function hashOf({ step, eyes, invite, isWitnessed }: StepHash): string {
  const seen = eyes === null ? '' : AS + (typeof eyes === 'number' ? eyes + 1 : eyes);
  return `#${step ?? ''}${isWitnessed ? 'w' : ''}${seen}${invite === null ? '' : `.${invite}`}`;
}
