import { nth } from '../../../core/sure.ts';
import { useEffect, useState } from 'preact/hooks';
import { Actions } from '../../../web/kit/actions.tsx';
import { Stepper } from '../../../web/kit/stepper.tsx';
import { Fist, Token } from './art/things.tsx';
import { Dues } from './dues.tsx';
import type { Part } from './part.ts';
import { AMOUNT } from './places.ts';

/** My fist: how many tokens, with the warning that they are lost in any case. */
export function FistTool(part: Part) {
  const { frame, words, viewer, answer } = part;
  const { view } = frame;
  const [chosen, choose] = useState(0);
  useEffect(() => choose(0), [view.turn.number]);
  if (viewer === 'spectator') return null;
  const most = nth(view.players, viewer).tokens;
  const tokens = Math.min(chosen, most);
  return (
    <div class="ch-form stepped stepped-far">
      <div class="ch-form-actions">
        <Actions
          actions={[
            {
              key: 'close-fist',
              label: words.fists.close(tokens),
              picture: <Fist />,
              rank: 'main',
              onTake: () => answer({ type: 'close-fist', tokens }),
            },
          ]}
          more={words.moreActions}
        />
      </div>
      <Stepper
        label={words.fists.amount}
        value={tokens}
        min={0}
        max={most}
        words={{ less: words.less, more: words.more }}
        symbol={<Token />}
        onChange={choose}
        place={AMOUNT}
      />
      <p class="hint">
        {words.fists.lost} <Dues {...part} bid={tokens} />
      </p>
    </div>
  );
}
