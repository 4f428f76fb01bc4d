import type { Names } from '../../../core/telling.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { TableWords } from '../texts/table.en.ts';
import type { View } from '../vocabulary.ts';

interface ReviewProps {
  readonly view: View;
  readonly words: TableWords;
  readonly names: Names;
}

/** All sealed auctions, bid by bid; the winning one is a token. */
export function Review({ view, words, names }: ReviewProps) {
  const { review } = words;
  return (
    <section class="ch-review">
      <h3>{review.title}</h3>
      {view.fists.length === 0 ? (
        <p>{review.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{review.card}</th>
              {view.players.map((_, seat) => (
                <th key={seat} scope="col" title={names(seat)}>
                  <SeatSign seat={seat} />
                  <span class="only-heard">{names(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.fists.map(({ turn, card, bids, winner }, i) => (
              <tr key={i}>
                <th scope="row">
                  {words.short(card)} <small>{review.turn(turn)}</small>
                </th>
                {bids.map((bid, seat) => (
                  <td key={seat}>
                    <span class={seat === winner ? 'token num' : undefined}>{bid ?? '–'}</span>
                    {seat === winner && <span class="only-heard"> ({words.fists.won})</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
