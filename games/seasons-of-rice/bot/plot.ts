import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { ancestorOf } from '../ancestors.ts';
import type { Deck } from '../data/deck.ts';
import type { Spot } from '../data/lattice.ts';
import { groundOf } from '../ground.ts';
import type { Piece, State } from '../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import { placements } from './best-spot.ts';
import { type Ledger, ledgerOf, type Owner } from './ledger.ts';
import { FULL, worth } from './worth.ts';

/** A landscape, and what may become of it: worked out when it is asked for, and then remembered. */
export interface Plot {
  readonly owner: Owner;
  readonly pieces: readonly Read<Piece>[];
  readonly ledger: Ledger;
  readonly worth: number;
  readonly branches: Map<number, readonly Branch[]>;
}

/** A spot for a card. */
export interface Branch {
  readonly spot: Spot;
  /** Of the landscape with the card. */
  readonly worth: number;
  readonly ledger: Ledger;
  plot: Plot | null;
}

/** Spots of a card that are remembered, the best first. */
const REMEMBERED = 8;

/** How a bot thinks about landscapes, and how often it had to look for spots: that is what costs time. */
export interface Thought {
  readonly deck: Deck;
  readonly beliefs: Beliefs;
  looks: number;
}

export function plotOf({ deck, beliefs }: Thought, { options, players }: Read<State>, seat: number): Plot {
  const player = playerAt(players, seat);
  const owner = { deck, options, ancestor: ancestorOf(deck, player.ancestor!) };
  const ledger = ledgerOf(player);
  const ground = groundOf(deck, player.landscape);
  return {
    owner,
    pieces: player.landscape,
    ledger,
    worth: worth(beliefs, { owner, ledger, ground }),
    branches: new Map(),
  };
}

/** The best spots of a card, the best first. There always is one (SR-44). */
export function branchesOf(thought: Thought, plot: Plot, card: number): readonly Branch[] {
  const known = plot.branches.get(card);
  if (known) return known;
  thought.looks++;
  const { owner, ledger, pieces } = plot;
  const ground = groundOf(thought.deck, pieces);
  const isLast = pieces.length + 1 === FULL;
  const found = placements(thought.beliefs, { owner, ledger, ground }, card)
    .map(({ spot: { turn, x, y }, ledger: after, worth: value }): Branch => {
      const exact = isLast ? value + unfinished(owner, after) : value;
      return { spot: { turn, x, y }, worth: exact, ledger: after, plot: null };
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, isLast ? 1 : REMEMBERED);
  plot.branches.set(card, found);
  return found;
}

/** The landscape with the card. */
export function grown(plot: Plot, card: number, branch: Branch): Plot {
  branch.plot ??= {
    owner: plot.owner,
    pieces: [...plot.pieces, { card, ...branch.spot }],
    ledger: branch.ledger,
    worth: branch.worth,
    branches: new Map(),
  };
  return branch.plot;
}

/** Sets that lack something (SR-61) promise something, until the last card lies. */
function unfinished({ ancestor: { ability } }: Owner, { farmers, buffaloes, houses }: Ledger): number {
  if (ability.on !== 'end' || ability.per !== 'closed-set') return 0;
  const sets = Math.min(farmers, buffaloes, houses);
  return ability.points * (0.3 * sets - 0.1 * (farmers + buffaloes + houses));
}

/** SR-80: farmers break ties, and are worth nothing else. */
export const tieBreak = ({ owner: { deck }, pieces }: Plot): number =>
  pieces.reduce((sum, { card }) => sum + deck.cards[card]!.stands.farmers, 0) / 1000;
