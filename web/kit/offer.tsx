import type { ComponentChildren } from 'preact';

interface OfferProps {
  readonly picture: ComponentChildren;
  readonly title: string;
  /** What it leads to. */
  readonly after: string;
  /** The one most people want. */
  readonly main: boolean;
  readonly onTake: () => void;
  /** What a guide calls it. */
  readonly action?: string | undefined;
}

/** One thing that can be done, with what it leads to, before it is done. */
export function Offer({ picture, title, after, main, onTake, action }: OfferProps) {
  return (
    <button type="button" class={main ? 'offer offer-main' : 'offer'} data-action={action} onClick={onTake}>
      <span class="offer-picture">{picture}</span>
      <span class="offer-words">
        <b>{title}</b>
        {after && <span>{after}</span>}
      </span>
    </button>
  );
}

interface ShutOfferProps {
  readonly picture: ComponentChildren;
  readonly title: string;
  /** Why not. */
  readonly reason: ComponentChildren;
}

export function ShutOffer({ picture, title, reason }: ShutOfferProps) {
  return (
    <div class="offer offer-shut">
      <span class="offer-picture">{picture}</span>
      <span class="offer-words">
        <b>{title}</b>
        {reason}
      </span>
    </div>
  );
}
