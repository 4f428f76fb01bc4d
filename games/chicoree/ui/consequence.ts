import { nth, seated } from '../../../core/sure.ts';
import { EXPORT_STEP, SHOP_STEP, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Move } from '../vocabulary.ts';
import { forfeitedBy } from './forfeits.ts';
import type { Part } from './part.ts';
import { sayPlainly } from './say.ts';

/** What a move leads to, before it is made: what it brings, whom it hits how hard, and what it shuts. */
export function consequence(move: Move, part: Part): string {
  const lost = forfeitedBy(move, part.frame.choices);
  const shut = part.words.forfeit.shuts(lost.map(other => sayPlainly(other, part)).join(', '));
  return [...effectsOf(move, part), ...(lost.length > 0 ? [shut] : [])].join(' ');
}

function effectsOf(move: Move, { frame, edition, viewer, words }: Part): string[] {
  const { players } = frame.view;
  const { income, shopIncome, exportIncome } = tablesOf(edition);
  const { missing } = nth(players, seated(viewer));
  const opponents = players.filter(({ out }) => out === null).length - 1;
  const laid = STEPS.length - missing.length;
  switch (move.type) {
    case 'open-shop':
      return [
        ...(missing.includes(SHOP_STEP) ? [words.after.steps(laid + 1)] : []),
        words.after.brings(shopIncome * opponents),
      ];
    case 'lay-link':
      return [
        words.after.steps(laid + 1),
        ...(move.step === EXPORT_STEP ? [words.after.brings(exportIncome * opponents)] : []),
      ];
    case 'lay-start':
      return [words.after.brings(nth(income, move.card))];
    case 'destroy':
      return [words.after.standing(STEPS.length - nth(players, move.target).missing.length)];
    case 'block':
      return [words.after.expecting(nth(players, move.target).expects)];
    case 'boost':
    case 'draw':
    case 'bid':
    case 'pass':
    case 'close-fist':
    case 'stake':
    case 'unstake':
    case 'close-hand':
    case 'sell':
      return [];
  }
}
