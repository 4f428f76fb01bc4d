import type { Event } from '../vocabulary.ts';
import { Palm } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { HandOf } from './hands-row.tsx';
import type { Part } from './part.ts';

type Opened = Extract<Event, { type: 'fists-opened' }>;

/** All hands open at once: who had how much, who wins, and why when several tie. */
export function OpenedFists({ event, words, names, edition }: Part & { event: Opened }) {
  const { bids, winner, tied, card } = event;
  return (
    <>
      <div class="ch-result-head">
        <CardFace card={card} words={words} edition={edition} />
        <p>
          <strong>
            {winner === null ? words.fists.nobody : words.fists.wins(names(winner), bids[winner]!)}
          </strong>{' '}
          {tied.length > 1 && words.fists.tie}
        </p>
      </div>
      <ul class="ch-hands ch-hands-open">
        {bids.map(
          (bid, seat) =>
            bid !== null && (
              <HandOf
                key={seat}
                seat={seat}
                name={names(seat)}
                state={seat === winner ? 'won' : tied.includes(seat) && bid > 0 ? 'tied' : 'lost'}
                words={seat === winner ? words.fists.won : ' '}
              >
                <Palm />
                <b class="ch-hand-mine">{bid}</b>
              </HandOf>
            ),
        )}
      </ul>
    </>
  );
}
