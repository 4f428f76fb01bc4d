import { supposing } from '../ground.ts';
import { legalTrials, type Trial } from '../placing.ts';
import type { Beliefs } from './beliefs.ts';
import { entered, type Ledger } from './ledger.ts';
import { survey } from './survey.ts';
import { type Prospect, worth } from './worth.ts';

export interface Placed {
  readonly spot: Trial;
  readonly ledger: Ledger;
  /** Of the landscape with the card. */
  readonly worth: number;
}

/** Every legal spot of a card with what the landscape is worth then. */
export function placements(beliefs: Beliefs, prospect: Prospect, card: number): Placed[] {
  const { owner, ledger, ground } = prospect;
  const worthWith = survey(beliefs, prospect);
  return legalTrials(ground, card).map(spot => {
    const { turn, x, y, verdict } = spot;
    const piece = { card, turn, x, y };
    const after = entered(owner, ledger, { fields: verdict.closes, at: ground.count });
    // An ancestor that looks at all closed fields sees the open ones in a new light.
    const value =
      after !== ledger && owner.ancestor.ability.on !== 'closing'
        ? supposing(ground, piece, () => worth(beliefs, { owner, ledger: after, ground }))
        : worthWith(piece, after);
    return { spot, ledger: after, worth: value };
  });
}

/** The best of them. There always is one (SR-44). */
export function bestPlacement(beliefs: Beliefs, prospect: Prospect, card: number): Placed {
  return placements(beliefs, prospect, card).reduce((best, next) => (next.worth > best.worth ? next : best));
}
