import { HandFan } from '../../../web/kit/hand-fan.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import type { Card } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { Glove } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { cameFrom } from './journeys.tsx';
import { isAsked, isLegal, type Part } from './part.ts';
import { handPlace } from './places.ts';

const countOf = (list: readonly Card[], card: Card) => list.filter(one => one === card).length;

/** My cards, those of one face together; what can be played now stands out. */
export function Hand({ hand, ...part }: Part & { readonly hand: readonly Card[] }) {
  const { frame, words, edition, focus, point, answer } = part;
  const newFrom = cameFrom(part.log, frame.view.you);
  const staked = frame.view.staked ?? [];
  const isStaking = isAsked(part, 'stake') || isAsked(part, 'close-hand');
  const isSelling = isAsked(part, 'sell');
  if (hand.length === 0)
    return (
      <div class="ch-empty-hand">
        <Glove />
        <p>{words.emptyHand}</p>
      </div>
    );
  const pointed = (card: Card) =>
    (focus?.on === 'hand' && focus.card === card) ||
    (focus?.on === 'forfeit' && 'card' in focus.move && focus.move.card === card);
  const cards = [...new Set(hand)]
    .map(card => ({ card, count: countOf(hand, card) - countOf(staked, card) }))
    .filter(({ count }) => count > 0)
    .map(({ card, count }) => ({
      key: String(card),
      piece: (
        <Piece
          class="ch-hand-card"
          label={count > 1 ? `${words.card(card)} (×${count})` : words.card(card)}
          about={aboutOf({ on: 'hand', card }, part)}
          open={
            frame.choices.length === 0
              ? null
              : isLegal(part, move => 'card' in move && move.card === card && move.type !== 'unstake')
          }
          asked={isSelling}
          pointed={pointed(card)}
          onPick={() => (isStaking ? answer({ type: 'stake', card }) : point({ on: 'hand', card }))}
          glide={`hand-${card}`}
          glideFrom={newFrom}
          place={handPlace(card)}
        >
          {/* What is told of another card is compared with it. */}
          <span data-spared>
            <CardFace card={card} words={words} edition={edition} count={count} />
          </span>
        </Piece>
      ),
    }));
  return <HandFan label={words.hand} cards={cards} height={7 / 5} seat={frame.view.you} />;
}
