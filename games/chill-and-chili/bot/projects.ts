import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { ACCESSORY_CARDS, BED_SIZES, type Card, KINDS, kindOf } from '../data/cards.ts';
import { held } from '../hand.ts';
import { freeSuns } from '../scoring.ts';
import type { Player } from '../vocabulary.ts';
import { type Beliefs, perTurn } from './beliefs.ts';
import type { Lore } from './lore.ts';
import type { MarketWatch } from './market-watch.ts';

/** Something worth the turns it takes. */
export interface Project {
  /** Points, beyond those that the cards are worth in hand. */
  gain: number;
  turns: number;
  /** Points more for watering it, and the drops that takes. */
  bonus: number;
  thirst: number;
  /** Points per turn, all in all. */
  rate: number;
}

/** What a seat has to work with. */
export interface Means {
  readonly lore: Lore;
  readonly beliefs: Beliefs;
  readonly watch: MarketWatch;
  readonly player: Read<Player>;
  readonly turns: number;
  readonly coins: number;
  /** Tokens a withdrawal brings. */
  readonly take: number;
}

/** What this seat could do: water its beds, lay out accessories, complete and plant what its hand has begun. */
export function projectsOf(means: Means): Project[] {
  const projects: Project[] = [];
  bedsToWater(means, projects);
  accessoriesToLayOut(means, projects);
  for (let kind = 0; kind < KINDS.length; kind++)
    if (held(means.player, kind) > 0) bedsToPlant(means, kind, projects);
  return projects;
}

function bedsToWater({ lore, player, take }: Means, projects: Project[]): void {
  for (const bed of player.beds) {
    const thirst = freeSuns(bed);
    if (thirst === 0) continue;
    const bonus = nth(nth(lore.points, kindOf(nth(bed.cards, 0))), bed.cards.length);
    projects.push({ gain: 0, turns: 0, bonus, thirst, rate: (bonus * take) / thirst });
  }
}

function accessoriesToLayOut({ beliefs, player, turns }: Means, projects: Project[]): void {
  for (const card of ACCESSORY_CARDS) {
    if (player.hand[card] === 0) continue;
    const gain = perTurn(beliefs, card) * (turns - 1) - 1;
    projects.push({ gain, turns: 1, bonus: 0, thirst: 0, rate: gain });
  }
}

/** Beds of one kind: as many as the hand has cards for, and the one it has begun. Of pumpkins, the best size. */
function bedsToPlant(means: Means, kind: number, projects: Project[]): void {
  const [min, max] = nth(BED_SIZES, kind);
  const cards = held(means.player, kind);
  for (let from = 0; from < cards; ) {
    let best: Project | null = null;
    let used = 0;
    for (let size = min; size <= max; size++) {
      const project = bedToPlant(means, { kind, size, from, cards });
      if (best && project.rate <= best.rate) continue;
      best = project;
      used = size;
    }
    projects.push(best!);
    from += used;
  }
}

interface Sowing {
  readonly kind: number;
  readonly size: number;
  /** Cards in hand, and how many of them other beds will use. */
  readonly cards: number;
  readonly from: number;
}

function bedToPlant(means: Means, { kind, size, cards, from }: Sowing): Project {
  const { lore, beliefs, watch, player, coins, take } = means;
  const own = Math.min(size, cards - from);
  const points = nth(nth(lore.points, kind), size);
  let turns = 1;
  let price = 0;
  let purse = coins;
  for (let n = own; n < size; n++) {
    const offered = nth(watch.prices, kind)[n - own];
    if (offered !== undefined && offered <= purse) {
      turns += beliefs.card;
      price += offered;
      purse -= offered;
    } else {
      const left = nth(watch.elsewhere, kind) - cards;
      turns += beliefs.card + beliefs.search * Math.min(3, watch.hidden / KINDS.length / Math.max(left, 1));
      price += beliefs.searchPrice;
    }
  }
  const thirst = thirstOf(player.hand, kind, [from, from + own]) + (size - own) * nth(lore.suns, kind);
  const gain = points - own - price * beliefs.coin;
  return { gain, turns, bonus: points, thirst, rate: (gain + points) / (turns + thirst / take) };
}

/** Suns of the cards of a kind from one place to another, the least thirsty card first. */
function thirstOf(hand: readonly number[], kind: number, [from, to]: readonly [number, number]): number {
  let suns = 0;
  let place = 0;
  for (let face: Card = 3 * kind; face < 3 * kind + 3; face++)
    for (let n = nth(hand, face); n > 0; n--, place++)
      if (place >= from && place < to) suns += face - 3 * kind + 1;
  return suns;
}
