import { accessoryName, BED_SIZES, type Card, isAccessory, kindName, kindOf } from '../data/cards.ts';
import { AccessoryCard } from './accessory-card.tsx';
import { concerns, whyNot } from './focus.ts';
import type { Part } from './part.ts';
import { VegetableCard } from './vegetable-card.tsx';

/** One's own cards, sorted by kind; complete sets are lit. */
export function Hand({
  choices,
  words,
  texts,
  edition,
  focus,
  point,
  hand,
}: Part & { hand: readonly Card[] }) {
  const ofKind = (card: Card) =>
    hand.filter(other => !isAccessory(other) && kindOf(other) === kindOf(card)).length;
  const complete = (card: Card) => !isAccessory(card) && ofKind(card) >= BED_SIZES[kindOf(card)]![0];
  const usable = (card: Card) =>
    choices.some(({ move, refusal }) => refusal === null && concerns({ on: 'hand', card }, move));
  const pointed = (card: Card) => {
    if (focus?.on !== 'hand') return false;
    return (
      focus.card === card ||
      (!isAccessory(card) && !isAccessory(focus.card) && kindOf(card) === kindOf(focus.card))
    );
  };
  return (
    <ul class="cc-hand" aria-label={words.hand} style={{ '--cards': hand.length }}>
      {hand.map((card, i) => {
        const nth = hand.slice(0, i).filter(other => other === card).length;
        const classes = ['cc-hand-card', pointed(card) && 'cc-pointed', complete(card) && 'cc-complete'];
        return (
          <li key={`${card}.${nth}`} data-glide={`hand-${card}.${nth}`} data-glide-from="pile">
            <button
              type="button"
              class={classes.filter(Boolean).join(' ')}
              aria-pressed={pointed(card)}
              aria-label={words.card(card)}
              title={whyNot({ on: 'hand', card }, choices, texts)}
              data-open={usable(card)}
              onClick={() => point({ on: 'hand', card })}
            >
              {isAccessory(card) ? (
                <AccessoryCard card={card} name={words.accessories[accessoryName(card)].name} />
              ) : (
                <VegetableCard
                  card={card}
                  points={edition.kinds[kindName(card)].points.value}
                  name={words.kinds[kindName(card)]}
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
