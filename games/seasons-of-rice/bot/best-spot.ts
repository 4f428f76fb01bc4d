import { supposing } from '../ground.ts';
import { legalTrials, type Trial } from '../placing.ts';
import type { Beliefs } from './beliefs.ts';
import { entered, type Ledger } from './ledger.ts';
import { type Prospect, worth } from './worth.ts';

export interface Placed {
  readonly spot: Trial;
  readonly ledger: Ledger;
  /** Of the landscape with the card. */
  readonly worth: number;
}

/** Every legal spot of a card with what the landscape is worth then. */
export function placements(beliefs: Beliefs, { owner, ledger, ground }: Prospect, card: number): Placed[] {
  return legalTrials(ground, card).map(spot => {
    const { turn, x, y, verdict } = spot;
    const after = entered(owner, ledger, { fields: verdict.closes, at: ground.count });
    const value = supposing(ground, { card, turn, x, y }, () =>
      worth(beliefs, { owner, ledger: after, ground }),
    );
    return { spot, ledger: after, worth: value };
  });
}

/** The best of them. There always is one (SR-44). */
export function bestPlacement(beliefs: Beliefs, prospect: Prospect, card: number): Placed {
  return placements(beliefs, prospect, card).reduce((best, next) => (next.worth > best.worth ? next : best));
}
