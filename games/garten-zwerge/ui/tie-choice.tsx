import { SeatSign } from '../../../web/kit/seat.tsx';
import { Gnome } from './art/gnome.tsx';
import { Schmiedel } from './art/things.tsx';
import { choicesOf, type Part } from './part.ts';

/** Equal prices: the active player picks whose. */
export function TieChoice(part: Part) {
  const { frame, words, names, answer } = part;
  const auction = frame.view.auction!;
  return (
    <div class="gz-tool gz-tool-row">
      {choicesOf(part, 'choose')
        .filter(({ refusal }) => !refusal)
        .map(({ move }) => {
          const hat = move.party === 'schmiedel' ? auction.schmiedel?.hat : auction.parties[move.party]?.hat;
          return (
            <button
              key={move.party}
              type="button"
              class="button gz-party"
              data-seat={move.party === 'schmiedel' ? undefined : move.party}
              onClick={() => answer(move)}
            >
              {move.party === 'schmiedel' ? <Schmiedel class="gz-icon" /> : <SeatSign seat={move.party} />}
              {words.party(move.party, names)}
              {typeof hat === 'number' && <Gnome hat={hat} class="gz-gnome-small" />}
            </button>
          );
        })}
    </div>
  );
}
