import { Offer, ShutOffer } from '../../../web/kit/offer.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Move } from '../vocabulary.ts';
import { aboutOf, clauseOf } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import { Back } from './art/things.tsx';
import { consequence } from './consequence.ts';
import { type Focus, offersFor } from './focus.ts';
import { forfeitedBy } from './forfeits.ts';
import type { Part } from './part.ts';
import { linkAction } from './places.ts';
import { sayPlainly } from './say.ts';

/** The thing pointed at and what can be done with it now, or why not; before a loss, what to do first. */
export function Detail({ on, ...part }: Part & { readonly on: Focus }) {
  const { frame, words, answer, take, reason, clause } = part;
  const offers = on.on === 'hand' ? offersFor(on.card, frame.choices) : [];
  return (
    <PieceCard about={aboutOf(on, part)} clause={clause(clauseOf(on))}>
      <ul class="offers">
        {offers.map(({ move, refusal }) => (
          <li key={JSON.stringify(move)}>
            {refusal ? (
              <ShutOffer
                picture={<Picture move={move} />}
                title={sayPlainly(move, part)}
                reason={reason(refusal)}
              />
            ) : (
              <Offer
                picture={<Picture move={move} />}
                title={sayPlainly(move, part)}
                after={consequence(move, part)}
                // Of the links a joker may be, and of those it may hit, none is the usual one.
                main={offers.length === 1 && !('target' in move)}
                onTake={() => take(move)}
                action={move.type === 'lay-link' ? linkAction(move.step) : undefined}
              />
            )}
          </li>
        ))}
        {on.on === 'forfeit' &&
          [...forfeitedBy(on.move, frame.choices), on.move].map((move, i) => (
            <li key={JSON.stringify(move)}>
              <Offer
                picture={<Picture move={move} />}
                title={
                  move === on.move ? words.forfeit.anyway(sayPlainly(move, part)) : sayPlainly(move, part)
                }
                after={move === on.move ? '' : consequence(move, part)}
                main={i === 0}
                onTake={() => answer(move)}
              />
            </li>
          ))}
      </ul>
    </PieceCard>
  );
}

/** Whom it hits, or the card that is laid. */
function Picture({ move }: { move: Move }) {
  if ('target' in move) return <SeatSign seat={move.target} />;
  return 'card' in move ? <CardPicture card={move.card} /> : <Back />;
}
