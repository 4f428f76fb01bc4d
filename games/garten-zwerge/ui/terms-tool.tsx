import { useState } from 'preact/hooks';
import { Actions } from '../../../web/kit/actions.tsx';
import { DockFilled } from '../../../web/kit/frame/dock-around.tsx';
import { BROWN, DUTIES, type Duty, type Hat, LONGEST_WORDS, PILES } from '../data/words.ts';
import { HatChoice } from './hat-choice.tsx';
import type { Part } from './part.ts';

/** What the seeker demands of a partner and, by fists, of its owner; in free calling, any words. */
export function TermsTool({ frame, words, answer }: Part) {
  const free = frame.view.options.auctions === 'free';
  const [atLeast, setAtLeast] = useState(BROWN);
  const [duty, setDuty] = useState<Duty | null>(null);
  const [wish, setWish] = useState('');
  const said = (hat: Hat) => (hat === BROWN ? words.terms.anyHat : words.terms.atLeast(hat));
  return (
    <DockFilled
      actions={
        <Actions
          actions={[
            {
              key: 'call',
              label: words.terms.call,
              rank: 'main',
              onTake: () =>
                answer({ type: 'call', atLeast, duty: free ? null : duty, words: free ? wish.trim() : '' }),
            },
          ]}
          more={words.moreActions}
        />
      }
      hand={
        <div class="gz-form">
          <p>
            {words.terms.minimum} · {said(atLeast)}
          </p>
          <HatChoice
            legend={words.terms.minimum}
            hats={PILES.map((_, i) => BROWN + i)}
            value={atLeast}
            said={said}
            onChange={setAtLeast}
          />
          {free ? (
            <input
              type="text"
              aria-label={words.terms.words}
              placeholder={words.terms.words}
              maxLength={LONGEST_WORDS}
              value={wish}
              onInput={event => setWish(event.currentTarget.value)}
            />
          ) : (
            <select
              aria-label={words.terms.demand}
              value={duty ?? ''}
              onChange={event => setDuty(DUTIES.find(one => one === event.currentTarget.value) ?? null)}
            >
              <option value="">{words.terms.noDuty}</option>
              {DUTIES.map(one => (
                <option key={one} value={one}>
                  {words.terms.duty[one]}
                </option>
              ))}
            </select>
          )}
        </div>
      }
    />
  );
}
