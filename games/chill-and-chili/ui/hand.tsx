import { nth } from '../../../core/sure.ts';
import { HandFan } from '../../../web/kit/hand-fan.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { BED_SIZES, type Card, isAccessory, kindOf } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { Face } from './face.tsx';
import { concerns, isLegal } from './focus.ts';
import type { Part } from './part.ts';
import { handPlace } from './places.ts';

interface HandProps extends Part {
  readonly hand: readonly Card[];
  /** Where a card comes from that was not there before. */
  readonly newFrom: string;
}

/** One's own cards, sorted by kind; complete sets are lit. */
export function Hand({ hand, newFrom, ...part }: HandProps) {
  const { choices, words, edition, focus, point } = part;
  const ofKind = (card: Card) =>
    hand.filter(other => !isAccessory(other) && kindOf(other) === kindOf(card)).length;
  const complete = (card: Card) => !isAccessory(card) && ofKind(card) >= nth(BED_SIZES, kindOf(card))[0];
  const usable = (card: Card) => isLegal(choices, move => concerns({ on: 'hand', card }, move));
  const pointed = (card: Card) =>
    focus?.on === 'hand' &&
    (focus.card === card ||
      (!isAccessory(card) && !isAccessory(focus.card) && kindOf(card) === kindOf(focus.card)));
  const discarding = isLegal(choices, move => move.type === 'discard');
  const cards = hand.map((card, i) => {
    const nth = hand.slice(0, i).filter(other => other === card).length;
    const piece = (
      <Piece
        class={complete(card) ? 'cc-hand-card cc-complete' : 'cc-hand-card'}
        label={words.card(card)}
        about={aboutOf({ on: 'hand', card }, part)}
        open={choices.length === 0 ? null : usable(card)}
        pointed={pointed(card)}
        asked={discarding && usable(card)}
        onPick={() => point({ on: 'hand', card })}
        glide={`hand-${card}.${nth}`}
        glideFrom={newFrom}
        place={handPlace(card)}
      >
        <Face card={card} edition={edition} words={words} />
      </Piece>
    );
    return { key: `${card}.${nth}`, piece };
  });
  return <HandFan label={words.hand} cards={cards} height={7 / 5} seat={part.view.you} />;
}
