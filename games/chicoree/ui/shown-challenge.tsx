import type { Event } from '../vocabulary.ts';
import { Flower } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { HandOf } from './hands-row.tsx';
import type { Part } from './part.ts';

type Shown = Extract<Event, { type: 'challenge-shown' }>;

/** All cards of a challenge, the flowers counted, and the prize. */
export function ShownChallenge({ event, words, names, edition }: Part & { event: Shown }) {
  const { plays, flowers, prize, winners, unpaid, card } = event;
  const paid = winners.filter(seat => !unpaid.includes(seat));
  return (
    <>
      <div class="ch-result-head">
        <CardFace card={card} words={words} edition={edition} />
        <p>
          <strong>
            {paid.length > 0
              ? paid.map(seat => words.challenge.wins(names(seat), prize)).join(', ')
              : unpaid.length === 0 && words.challenge.nobody}
          </strong>{' '}
          {unpaid.map(seat => words.challenge.blocked(names(seat))).join(', ')}
        </p>
      </div>
      <ul class="ch-hands ch-hands-open">
        {plays.map(
          (play, seat) =>
            play.length > 0 && (
              <HandOf
                key={seat}
                seat={seat}
                name={names(seat)}
                state={winners.includes(seat) ? 'won' : 'lost'}
                words={
                  <>
                    {flowers[seat]} <Flower class="ch-icon" />
                    <span class="only-heard">{words.flowers(flowers[seat]!)}</span>
                  </>
                }
              >
                <span class="ch-shown">
                  {play.map((one, i) => (
                    <CardFace key={i} card={one} words={words} edition={edition} />
                  ))}
                </span>
              </HandOf>
            ),
        )}
      </ul>
    </>
  );
}
