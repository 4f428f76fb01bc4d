import { useState } from 'preact/hooks';
import { Actions } from '../../../web/kit/actions.tsx';
import { Dock } from '../../../web/kit/dock.tsx';
import { Stepper } from '../../../web/kit/stepper.tsx';
import { MARKERS, STEP } from '../data/words.ts';
import { Petal } from './art/things.tsx';
import { markersFor } from './markers.ts';
import { choicesOf, type Part } from './part.ts';

/** Filling a fist: my role in words, the sum by slider or by marker, and the reason where it ends. */
export function FistTool(part: Part) {
  const { frame, viewer, words, answer, reason } = part;
  const auction = frame.view.auction!;
  const [petals, setPetals] = useState(0);
  const fists = choicesOf(part, 'close-fist');
  const most = Math.max(0, ...fists.filter(({ refusal }) => !refusal).map(({ move }) => move.petals));
  const limit = fists.find(({ refusal }) => refusal);
  const active = auction.seat === viewer;
  const role =
    words.fist.role[auction.job === 'seek' ? (active ? 'seeker' : 'lender') : active ? 'owner' : 'bidder'];
  const inHand = markersFor(petals);
  const isNoBid = petals === 0 && auction.job === 'offer' && !active;
  return (
    <Dock
      ask={part.prompt}
      actions={
        <>
          <Actions
            actions={[
              {
                key: 'close-fist',
                label: isNoBid ? words.fist.noBid : words.fist.close(petals),
                rank: 'main',
                onTake: () => answer({ type: 'close-fist', petals }),
              },
            ]}
            more={words.moreActions}
          />
          {petals === most && limit ? (
            reason(limit.refusal!)
          ) : (
            <p class="gz-aside">
              {words.fist.limit(most)} · {words.fist.sealed}
            </p>
          )}
        </>
      }
      hand={
        <div class="gz-form gz-fist-tool">
          <Stepper
            label={role}
            value={petals}
            min={0}
            max={most}
            step={STEP}
            words={{ less: words.fist.less, more: words.fist.more }}
            symbol={<Petal />}
            onChange={setPetals}
          />
          <ul class="gz-list gz-line gz-markers" aria-label={words.fist.markers}>
            {MARKERS.map((marker, i) => (
              <li key={i}>
                <button
                  type="button"
                  class="token num gz-marker"
                  aria-pressed={inHand[i]}
                  disabled={!inHand[i] && petals + marker > most}
                  onClick={() => setPetals(inHand[i] ? petals - marker : petals + marker)}
                >
                  {marker}
                </button>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
