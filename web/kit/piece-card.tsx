import type { ComponentChildren } from 'preact';

/** What a piece is, does, costs, and how many there are: the same sentences for eyes and ears. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
}

interface PieceCardProps {
  readonly about: About;
  readonly picture?: ComponentChildren;
  /** The clause that says so, as a link. */
  readonly clause?: ComponentChildren;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
}

/** A piece explained, and in `detail` what can be done with it. */
export function PieceCard({ about, picture, clause, children }: PieceCardProps) {
  return (
    <div class="piece-card">
      <div class="piece-card-head">
        {picture && <span class="piece-card-picture">{picture}</span>}
        <div>
          <h3>{about.title}</h3>
          {about.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {clause && <p>{clause}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
