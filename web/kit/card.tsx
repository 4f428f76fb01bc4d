import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly class?: string;
  /** The colour of its paper. */
  readonly tint?: string | undefined;
  /** The number that counts, top left. */
  readonly index?: ComponentChildren;
  /** The second number, top right; the first to go where there is no room. */
  readonly need?: ComponentChildren;
  /** A drawing that takes the class `card-picture`. */
  readonly picture: ComponentChildren;
  /** The next to go. */
  readonly name?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

/** The face of a card: everything in its fixed place, in parts of its width `--card`. Words for it stand on the piece around it. */
export function Card({ class: kind, tint, index, need, picture, name, foot }: CardProps) {
  return (
    <span class={`card ${kind ?? ''}`} style={tint && { '--tint': tint }}>
      {index !== undefined && <b class="card-index num">{index}</b>}
      {need !== undefined && <span class="card-need">{need}</span>}
      {picture}
      {name !== undefined && <span class="card-name">{name}</span>}
      {foot !== undefined && <span class="card-foot">{foot}</span>}
    </span>
  );
}
