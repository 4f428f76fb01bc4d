import { useHeldLabel } from '../../../web/kit/frame/only-held.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { CardId } from '../data/words.ts';
import { type CardRole, Cards } from './cards.tsx';
import { handFrom } from './journeys.tsx';
import type { Part } from './part.ts';

/** One's own cards: first one to place, then one for the row. */
export function Hand({ cards, ...part }: Part & { readonly cards: readonly CardId[] }) {
  const { frame, log, words, stage, viewer, answer, sending, send } = part;
  const { isPhone } = useRoom();
  const label = useHeldLabel(words.hand);
  const { plan } = frame.view.own!;
  const newFrom = viewer === 'spectator' ? '' : handFrom(log, viewer);
  const picks = stage === 'pick' || stage === 'place';
  const toRow = stage === 'ready' ? plan.send : sending;
  const roleOf = (card: CardId): CardRole =>
    card === plan.card ? 'placing' : card === toRow ? 'sending' : null;
  return (
    <Cards
      part={part}
      class="sr-hand"
      label={label}
      cards={cards}
      places={cards.length}
      roleOf={roleOf}
      pointed={card => roleOf(card) !== null}
      isNew={() => false}
      onCard={
        picks || stage === 'send'
          ? card => {
              // Tapped again, the card that lies in the landscape is lifted.
              if (picks ? card !== plan.card : card === plan.card) answer({ type: 'pick', card });
              else if (!picks) send(card === sending ? null : card);
            }
          : null
      }
      isNarrow={false}
      // Three find room side by side: there none lies between two that cover it.
      fanned={isPhone && cards.length > 3}
      carried={picks}
      asked={stage === 'pick' || (stage === 'send' && sending === null)}
      place={`hand-${viewer}`}
      from={() => newFrom}
    />
  );
}
