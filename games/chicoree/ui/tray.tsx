import { cardName } from '../data/cards.ts';
import { ActTray } from './act-tray.tsx';
import { BidTray } from './bid-tray.tsx';
import { ChallengeTray } from './challenge-tray.tsx';
import { DebtTray } from './debt-tray.tsx';
import { FistTray } from './fist-tray.tsx';
import { Hand } from './hand.tsx';
import { isAsked, type Part } from './part.ts';

/** The thumb zone: what is asked, the controls for it, and the hand. */
export function Tray(part: Part) {
  const { prompt, words, frame } = part;
  return (
    <section class="ch-tray" aria-label={words.actions}>
      {prompt}
      <Controls {...part} />
      {frame.view.hand && <Hand {...part} hand={frame.view.hand} />}
    </section>
  );
}

function Controls(part: Part) {
  if (isAsked(part, 'draw')) return <ActTray {...part} />;
  if (isAsked(part, 'bid')) return <BidTray {...part} />;
  if (isAsked(part, 'close-fist')) return <FistTray {...part} />;
  if (isAsked(part, 'close-hand')) return <ChallengeTray {...part} />;
  if (isAsked(part, 'sell')) return <DebtTray {...part} />;
  return part.focus === null ? null : (
    <p class="ch-controls ch-effect">
      <strong>{part.words.card(part.focus)}</strong> {part.words.effects[cardName(part.focus)]}
    </p>
  );
}
