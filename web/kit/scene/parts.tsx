import type { ComponentChildren } from 'preact';
import { Fist } from '../fist.tsx';
import { PaintedSign } from '../painted-sign.tsx';
import type { Part } from './staging.ts';

/** Things that come on one after the other. */
export function InTurn({ of }: { of: readonly ComponentChildren[] }) {
  return (
    <>
      {of.map((thing, n) => (
        <span key={n} class="scene-one" style={{ '--n': n }}>
          {thing}
        </span>
      ))}
    </>
  );
}

/** One thing of a scene, which comes on after so many others. */
const one = (Tag: 'b' | 'div' | 'span', name: string, usual = 0) =>
  function One({ after = usual, children }: { after?: number; children: ComponentChildren }) {
    return (
      <Tag class={`${name} scene-one`} style={{ '--n': after }}>
        {children}
      </Tag>
    );
  };

/** A number as large as the moment. */
export const Worth = one('b', 'num scene-worth');

interface TheirsProps {
  /** Null for whoever has no seat: what they hold must show them. */
  readonly seat: number | null;
  /** Who has won stands out, who has lost stands back. */
  readonly state?: 'won' | 'lost' | undefined;
  readonly after?: number;
  readonly children?: ComponentChildren;
}

/** Somebody's: above their sign what they hold, get or lose. */
export function Theirs({ seat, state, after = 0, children }: TheirsProps) {
  return (
    <span
      class="scene-theirs scene-one"
      data-seat={seat ?? undefined}
      data-state={state}
      style={{ '--n': after }}
    >
      <span class="scene-things">{children}</span>
      {seat !== null && <PaintedSign seat={seat} />}
    </span>
  );
}

/** What is lost: it tips over, struck out. */
export const Struck = one('span', 'scene-struck');

/** Things in a row, not as high as the others. */
export function Small({ children }: { children: ComponentChildren }) {
  return <span class="scene-small">{children}</span>;
}

/** A line of smaller things below the picture. */
export const Below = one('div', 'scene-below');

/** What it brings, large above the place. */
export const Rising = one('b', 'num rising', 1);

/** What is put there with a bang. */
export function Stamped({ children }: { children: ComponentChildren }) {
  return (
    <span class="act act-stamp" style={{ '--t': 0.2, '--d': 0.24 }}>
      {children}
    </span>
  );
}

/** Several things to be compared, on a paper pinned over the place. */
export const pinned = (things: ComponentChildren): readonly Part[] => [
  { picture: <div class="scene-picture scene-pinned">{things}</div> },
];

interface FistOpensProps {
  readonly seat: number;
  readonly holds: ComponentChildren;
  readonly label: string;
  /** The others step back. */
  readonly isBest: boolean;
}

/** A fist is shaken twice and opens, at the same time as all others. */
export function FistOpens({ seat, holds, label, isBest }: FistOpensProps) {
  return (
    <span class="scene-hand" data-seat={seat} data-state={isBest ? 'won' : 'lost'}>
      <span class="act act-shut" style={{ '--d': 0.9 }} aria-hidden="true">
        <Fist seat={seat} holds={null} label="" />
      </span>
      <span class="act act-pop" style={{ '--t': 0.86, '--d': 0.24 }}>
        <Fist seat={seat} holds={holds} label={label} />
      </span>
    </span>
  );
}
