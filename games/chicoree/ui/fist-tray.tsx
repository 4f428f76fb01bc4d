import { useEffect, useState } from 'preact/hooks';
import { Dues } from './dues.tsx';
import type { Part } from './part.ts';
import { Stepper } from './stepper.tsx';

/** My fist: how many tokens, with the warning that they are lost in any case. */
export function FistTray(part: Part) {
  const { frame, words, viewer, answer } = part;
  const { view } = frame;
  const [amount, setAmount] = useState(0);
  useEffect(() => setAmount(0), [view.turn.number]);
  if (viewer === 'spectator') return null;
  const most = view.players[viewer]!.tokens;
  return (
    <div class="ch-controls ch-bidding">
      <div class="ch-bid-row">
        <Stepper
          label={words.fists.amount}
          value={Math.min(amount, most)}
          min={0}
          max={most}
          less={words.less}
          more={words.more}
          onChange={setAmount}
        />
        <button
          type="button"
          class="button button-main ch-close"
          onClick={() => answer({ type: 'close-fist', tokens: amount })}
        >
          {words.fists.close(amount)}
        </button>
      </div>
      <p class="ch-lost">{words.fists.lost}</p>
      <Dues {...part} bid={amount} />
    </div>
  );
}
