import type { Event } from '../vocabulary.ts';
import { Palm } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { HandOf } from './hands-row.tsx';
import type { Part } from './part.ts';

type Opened = Extract<Event, { type: 'fists-opened' }>;

type OpenedFistsProps = Part & {
  readonly event: Opened;
  readonly active: number;
};

/** All hands open at once, clockwise from the active player; when several tie, arrows show whom the rule meets first. */
export function OpenedFists({ event, active, words, names, edition }: OpenedFistsProps) {
  const { bids, winner, tied, card } = event;
  const clockwise = bids.map((_, i) => (active + i) % bids.length);
  const isTie = winner !== null && tied.length > 1;
  return (
    <>
      <div class="ch-result-head">
        <CardFace card={card} words={words} edition={edition} />
        <p>
          <strong>
            {winner === null ? words.fists.nobody : words.fists.wins(names(winner), bids[winner]!)}
          </strong>{' '}
          {isTie && words.fists.tie}
        </p>
      </div>
      <ul class={isTie ? 'ch-hands ch-hands-open ch-hands-tie' : 'ch-hands ch-hands-open'}>
        {clockwise.map(seat => {
          const bid = bids[seat]!;
          return (
            bid !== null && (
              <HandOf
                key={seat}
                seat={seat}
                name={names(seat)}
                state={seat === winner ? 'won' : isTie && tied.includes(seat) ? 'tied' : 'lost'}
                words={seat === winner ? words.fists.won : ' '}
              >
                <Palm />
                <b class="ch-hand-mine">{bid}</b>
              </HandOf>
            )
          );
        })}
      </ul>
    </>
  );
}
