import { useState } from 'preact/hooks';
import { Segments } from '../../../web/kit/segments.tsx';
import { BROWN, DUTIES, type Duty, LONGEST_WORDS, PILES } from '../data/words.ts';
import type { Part } from './part.ts';

/** What the seeker demands of a partner and, by fists, of its owner; in free calling, any words. */
export function TermsForm({ frame, words, answer }: Part) {
  const free = frame.view.options.auctions === 'free';
  const [atLeast, setAtLeast] = useState(BROWN);
  const [duty, setDuty] = useState<Duty | null>(null);
  const [said, setSaid] = useState('');
  return (
    <form
      class="gz-tool gz-terms"
      onSubmit={event => {
        event.preventDefault();
        answer({ type: 'call', atLeast, duty: free ? null : duty, words: free ? said.trim() : '' });
      }}
    >
      <Segments
        legend={words.terms.minimum}
        value={atLeast}
        options={PILES.map((_, i) => ({
          value: BROWN + i,
          label: i === 0 ? words.terms.anyHat : words.hat(BROWN + i),
        }))}
        onChange={setAtLeast}
      />
      {free ? (
        <label class="field">
          <span>{words.terms.words}</span>
          <input
            type="text"
            maxLength={LONGEST_WORDS}
            value={said}
            onInput={event => setSaid(event.currentTarget.value)}
          />
        </label>
      ) : (
        <label class="field">
          <span>{words.terms.demand}</span>
          <select
            value={duty ?? ''}
            onChange={event => setDuty((event.currentTarget.value as Duty) || null)}
          >
            <option value="">{words.terms.noDuty}</option>
            {DUTIES.map(one => (
              <option key={one} value={one}>
                {words.terms.duty[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="button button-main">
        {words.terms.call}
      </button>
    </form>
  );
}
