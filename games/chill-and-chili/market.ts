import type { Read, Effects } from '../../core/game.ts';
import { type Card, PRICES } from './data/cards.ts';
import type { ChillAndChili, State } from './vocabulary.ts';

type Chance = Pick<Effects<ChillAndChili>, 'random' | 'emit'>;

/** CC-52: the pile and the compost together hold what can still be drawn. */
export const canDraw = (state: Read<State>): boolean => state.pile.length > 0 || state.compost.length > 0;

/** CC-51, CC-A11: the top card; the compost is shuffled when a card is needed and the pile is used up. */
export function drawCard(draft: State, { random, emit }: Chance): Card | null {
  if (draft.pile.length === 0) {
    if (draft.compost.length === 0) return null;
    draft.pile = random.shuffle(draft.compost);
    draft.compost = [];
    emit?.({ type: 'reshuffled', cards: draft.pile.length });
  }
  return draft.pile.pop()!;
}

/** CC-39, CC-40: the dearer cards of the row slide one column toward the well, and the freed place is filled. */
export function closeGap(draft: State, at: { row: number; price: number }, chance: Chance): void {
  const row = draft.market[at.row]!;
  for (let column = at.price - 1; column < PRICES.length - 1; column++) row[column] = row[column + 1]!;
  row[PRICES.length - 1] = null;
  fillGaps(draft, chance);
}

/** CC-95: four new cards, the first beside the market board, at price 4. */
export function layRow(draft: State, row: number, chance: Chance): void {
  for (let column = PRICES.length - 1; column >= 0; column--) lay(draft, { row, column }, chance);
}

/** CC-A10: empty places are filled as soon as a card can be drawn, the cheapest first, the upper row first. */
export function fillGaps(draft: State, chance: Chance): void {
  for (let column = 0; column < PRICES.length; column++)
    for (let row = 0; row < draft.market.length; row++)
      if (draft.market[row]![column] === null) lay(draft, { row, column }, chance);
}

function lay(draft: State, { row, column }: { row: number; column: number }, chance: Chance): void {
  const card = drawCard(draft, chance);
  draft.market[row]![column] = card;
  if (card !== null) chance.emit?.({ type: 'filled', row, price: column + 1, card });
}
