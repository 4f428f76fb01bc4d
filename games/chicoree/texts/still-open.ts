import { nth } from '../../../core/sure.ts';
import type { Card } from '../data/cards.ts';
import { EXPORT, EXPORT_STEP, JOKER, kindOf, linkOf, SHOP, SHOP_STEP, targetStep } from '../data/cards.ts';
import type { PlayerView, View } from '../vocabulary.ts';

export const OPEN_STEPS = ['shops', 'link', 'start', 'specials'] as const;
export type OpenStep = (typeof OPEN_STEPS)[number];

/** CH-07: what the active player's own hand still allows in this turn, in the order in which it must be done. */
export function stillOpen({ turn, hand, harvestLaid, players }: View): readonly OpenStep[] {
  if (hand === null) return [];
  const you = nth(players, turn.seat);
  const has = (card: Card) => hand.includes(card) || hand.includes(JOKER);
  const open: { readonly [S in OpenStep]: boolean } = {
    shops: turn.hadStart && turn.step <= 3 && harvestLaid && has(SHOP),
    link: turn.hadStart && turn.step <= 4 && !turn.linkLaid && linksFor(you).some(has),
    start: you.start === null && turn.step <= 5 && hand.some(card => kindOf(card) === 'start'),
    specials: hand.some(card =>
      hasUse(
        card,
        players.filter((_, seat) => seat !== turn.seat),
      ),
    ),
  };
  return OPEN_STEPS.filter(step => open[step]);
}

const STEP_OF: { readonly [S in OpenStep]: number } = { shops: 3, link: 4, start: 5, specials: 6 };
const DRAWING = 7;

/** CH-07: the step the turn is at; to whoever is asked, the first in which there is something to do. */
export function stepNow(view: View): number {
  const { turn, agenda, you } = view;
  if (agenda.at(-1)?.do !== 'act' || you !== turn.seat) return turn.rail.indexOf('now') + 1;
  const [first] = stillOpen(view);
  return first === undefined ? DRAWING : STEP_OF[first];
}

/** CH-07: whoever laid a Start in this turn has a link or a shop for it in the next one at the earliest. */
export function waitsForNextTurn({ turn, hand, harvestLaid, players }: View): boolean {
  const you = nth(players, turn.seat);
  const has = (card: Card) => hand !== null && (hand.includes(card) || hand.includes(JOKER));
  return !turn.hadStart && you.start !== null && (linksFor(you).some(has) || (harvestLaid && has(SHOP)));
}

/** CH-15, CH-16: the lowest missing of 1 to 5, and 7 behind a shop. */
function linksFor({ missing }: PlayerView): Card[] {
  const links = missing
    .filter(step => step < SHOP_STEP)
    .slice(0, 1)
    .map(linkOf);
  return missing.includes(EXPORT_STEP) && !missing.includes(SHOP_STEP) ? [...links, EXPORT] : links;
}

function hasUse(card: Card, opponents: readonly PlayerView[]): boolean {
  const kind = kindOf(card);
  if (kind === 'destroyer')
    return opponents.some(({ out, missing }) => out === null && !missing.includes(targetStep(card)));
  return kind === 'booster' || kind === 'blocker';
}
