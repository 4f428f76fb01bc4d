import { useEffect, useState } from 'preact/hooks';
import type { CardId } from '../data/words.ts';
import { PaddyCard } from './card-face.tsx';
import { type CardRole, Cards } from './cards.tsx';
import { freshInRow, sentBy } from './news.ts';
import type { TrayProps } from './part.ts';
import { PlacingBar } from './placing-bar.tsx';

/** The thumb zone: what is asked, the card in the air, the hand, and the row both players will share. */
export function Tray(props: TrayProps) {
  const { frame, words, stage, placing, prompt } = props;
  const { season, turn, own } = frame.view;
  const [sending, setSending] = useState<CardId | null>(null);
  useEffect(() => setSending(null), [turn, own?.plan.card, stage === 'send']);
  return (
    <section class="sr-tray" aria-label={words.actions}>
      {prompt}
      {placing && (stage === 'place' || stage === 'send') && (
        <PlacingBar {...props} placing={placing} sending={sending} />
      )}
      {stage === 'pick' && <p class="sr-hint">{season === 'dry' ? words.takeHint : words.pickHint}</p>}
      {stage === 'ready' && season === 'wet' && <p class="sr-hint">{words.readyHint}</p>}
      {season === 'wet' && <Hand {...props} sending={sending} onSending={setSending} />}
      {(season === 'wet' || season === 'dry') && <Row {...props} />}
    </section>
  );
}

interface HandProps extends TrayProps {
  /** The card that is to go to the row if it is confirmed. */
  readonly sending: CardId | null;
  readonly onSending: (card: CardId | null) => void;
}

function Hand(props: HandProps) {
  const { frame, deck, words, stage, carry, viewer, answer, sending, onSending } = props;
  const { view } = frame;
  const plan = view.own?.plan;
  if (!view.own || viewer === 'spectator') return null;

  const picks = stage === 'pick' || stage === 'place';
  const toRow = stage === 'ready' ? (plan?.send ?? null) : sending;
  const role = (card: CardId): CardRole =>
    card === plan?.card ? 'placing' : card === toRow ? 'sending' : null;
  const tap = (card: CardId) => {
    // Tapping the card that lies in the landscape already lifts it again.
    if (picks || card === plan?.card) {
      if (picks && card === plan?.card) return;
      answer({ type: 'pick', card });
    } else onSending(card === sending ? null : card);
  };
  return (
    <div class="sr-hand">
      <h3 class="sr-label">{words.hand}</h3>
      <Cards
        cards={view.own.hand}
        deck={deck}
        words={words}
        role={role}
        onCard={picks || stage === 'send' ? tap : null}
        carry={picks ? carry : null}
        from={() => `seat-${1 - viewer}`}
      />
    </div>
  );
}

/** SR-16: fills while it rains, is taken from when it is dry. A card that cannot be taken now can be looked at. */
function Row({ frame, log, deck, words, stage, carry, answer }: TrayProps) {
  const { view } = frame;
  const [looked, setLooked] = useState<CardId | null>(null);
  const taking = view.season === 'dry' && (stage === 'pick' || stage === 'place');
  const picked = view.season === 'dry' && view.seat !== null ? view.players[view.seat]!.picked : null;
  const tap = (card: CardId) => {
    if (!taking) setLooked(card === looked ? null : card);
    else if (card !== picked) answer({ type: 'pick', card });
  };
  return (
    <div class={view.season === 'dry' ? 'sr-row sr-row-open' : 'sr-row'}>
      <h3 class="sr-label">{words.row}</h3>
      {view.row.length === 0 && <p class="sr-hint">{words.rowEmpty}</p>}
      <Cards
        cards={view.row}
        deck={deck}
        words={words}
        role={card => (card === picked ? 'placing' : null)}
        onCard={tap}
        carry={taking ? carry : null}
        fresh={freshInRow(log)}
        from={card => `seat-${sentBy(log, card)}`}
      />
      {!taking && looked !== null && view.row.includes(looked) && (
        <button
          type="button"
          class="sr-loupe"
          aria-label={words.putBack(looked)}
          onClick={() => setLooked(null)}
        >
          <PaddyCard deck={deck} card={looked} />
        </button>
      )}
    </div>
  );
}
