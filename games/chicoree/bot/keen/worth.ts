import { nth } from '../../../../core/sure.ts';
import { type Card, EXPORT, flowersOf, kindOf, SHOP, stepOf } from '../../data/cards.ts';
import type { Tables } from '../../data/tables.ts';
import type { Beliefs } from './beliefs.ts';
import { type Needs, needsWithout } from './needs.ts';

export interface Mind {
  readonly tables: Tables;
  readonly beliefs: Beliefs;
}

/** What a card is worth to a seat, in tokens: by what it still needs, by what the card earns, by whom it would help. */
export function worthOf(mind: Mind, needs: Needs, card: Card): number {
  const { beliefs } = mind;
  switch (kindOf(card)) {
    case 'start':
      return startWorth(mind, needs, card);
    case 'joker':
      return needs.short > 0 ? needed(beliefs, needs) + 1 : beliefs.spare;
    case 'link':
      return linkWorth(mind, needs, card) + denial(beliefs, needs, stepOf(card));
    case 'challenge':
      return beliefs.flower * flowersOf(card);
    case 'destroyer':
    case 'blocker':
    case 'booster':
      return beliefs.special;
  }
}

/** What would be lost with a card of the hand. */
export function keptWorth(mind: Mind, needs: Needs, card: Card): number {
  return worthOf(mind, needsWithout(needs, card), card);
}

/** A Start lets its owner begin, and pays; a better one in hand makes it nearly worthless. */
function startWorth({ tables, beliefs }: Mind, { me, bestStart }: Needs, card: Card): number {
  if (me.start !== null) return 0;
  const better = nth(tables.income, card) - (bestStart === null ? 0 : nth(tables.income, bestStart));
  const gain = Math.max(0, better) * beliefs.startIncome * 2;
  return bestStart === null ? gain + beliefs.begin : gain;
}

function linkWorth(mind: Mind, needs: Needs, card: Card): number {
  const { beliefs } = mind;
  const { lacking, me } = needs;
  const isNeeded = lacking.includes(stepOf(card)) && needs.short > 0;
  const chain = isNeeded ? needed(beliefs, needs) : beliefs.spare;
  const canEarn = me.start !== null || needs.bestStart !== null;
  return chain + (canEarn ? earnings(mind, needs, card) : 0);
}

/** The fewer cards are lacking, the more each of them is worth. */
function needed({ link, nearness }: Beliefs, { short }: Needs): number {
  return link + nearness / Math.max(1, short);
}

/** What a shop, or the first export, takes from the others. */
function earnings({ tables, beliefs }: Mind, { opponents, me, hand, view }: Needs, card: Card): number {
  const each =
    card === SHOP
      ? tables.shopIncome
      : card === EXPORT && me.missing.includes(stepOf(EXPORT)) && hand[EXPORT] === 0
        ? tables.exportIncome
        : 0;
  const ready = view.harvestLaid || card === EXPORT ? 1 : 0.6;
  return each * opponents.length * beliefs.collects * ready * 0.5;
}

/** Somebody could finish with it. */
function denial(beliefs: Beliefs, { opponents }: Needs, step: number): number {
  return opponents.some(({ canFinish, missing }) => canFinish && missing.includes(step)) ? beliefs.denial : 0;
}

/** Tokens a seat can spend and still pay what will be due; with the last card in sight, all of them. */
export function spendable({ beliefs }: Mind, { me, due, short }: Needs): number {
  const kept = short <= 1 ? due * beliefs.reserve * 0.5 : due * beliefs.reserve;
  return Math.max(0, Math.floor(me.tokens - kept));
}
