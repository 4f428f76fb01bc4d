import { nth } from '../../../core/sure.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Cards } from './cards.tsx';
import { freshInRow, sentBy } from './news.ts';
import type { Part } from './part.ts';

/** SR-25 */
const ROW = 6;

/** SR-16: fills while it rains, is taken from when it is dry. A card that cannot be taken now can be looked at. */
export function Row(part: Part) {
  const { frame, log, words, stage, answer, focus, point } = part;
  const { view } = frame;
  const { isPhone } = useRoom();
  // Where there is little of it, what is left takes the room of what is gone.
  const taking = view.season === 'dry' && (stage === 'pick' || stage === 'place');
  const picked = view.season === 'dry' && view.seat !== null ? nth(view.players, view.seat).picked : null;
  const fresh = freshInRow(log);
  return (
    <Cards
      part={part}
      class="sr-row"
      label={words.row}
      cards={view.row}
      places={view.season === 'wet' || !isPhone ? ROW : view.row.length}
      roleOf={card => (card === picked ? 'placing' : null)}
      pointed={card => (focus?.on === 'card' && focus.card === card) || card === picked}
      isNew={card => fresh.has(card)}
      onCard={card => {
        if (!taking) point({ on: 'card', card });
        else if (card !== picked) answer({ type: 'pick', card });
      }}
      isNarrow={isPhone && view.season === 'wet'}
      fanned={false}
      carried={taking}
      asked={taking && picked === null}
      place="row"
      from={card => `seat-${sentBy(log, card)}`}
    />
  );
}
