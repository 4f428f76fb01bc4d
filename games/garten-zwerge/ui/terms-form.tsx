import { useState } from 'preact/hooks';
import { BROWN, DUTIES, type Duty, type Hat, LONGEST_WORDS, PILES } from '../data/words.ts';
import { HatIcon } from './art/gnome.tsx';
import type { Part } from './part.ts';
import './terms-form.css';

/** What the seeker demands of a partner and, by fists, of its owner; in free calling, any words. */
export function TermsForm({ frame, words, answer }: Part) {
  const free = frame.view.options.auctions === 'free';
  const [atLeast, setAtLeast] = useState(BROWN);
  const [duty, setDuty] = useState<Duty | null>(null);
  const [wish, setWish] = useState('');
  const said = (hat: Hat) => (hat === BROWN ? words.terms.anyHat : words.terms.atLeast(hat));
  return (
    <form
      class="gz-tool gz-terms"
      onSubmit={event => {
        event.preventDefault();
        answer({ type: 'call', atLeast, duty: free ? null : duty, words: free ? wish.trim() : '' });
      }}
    >
      <div class="field" role="radiogroup" aria-label={words.terms.minimum}>
        <span aria-hidden="true">
          {words.terms.minimum} · {said(atLeast)}
        </span>
        <div class="segments gz-hats">
          {PILES.map((pile, i) => (
            <label key={pile} title={said(BROWN + i)}>
              <input
                type="radio"
                name="gz-at-least"
                aria-label={said(BROWN + i)}
                checked={atLeast === BROWN + i}
                onChange={() => setAtLeast(BROWN + i)}
              />
              <HatIcon hat={BROWN + i} class="gz-hat" />
            </label>
          ))}
        </div>
      </div>
      {free ? (
        <label class="field">
          <span>{words.terms.words}</span>
          <input
            type="text"
            maxLength={LONGEST_WORDS}
            value={wish}
            onInput={event => setWish(event.currentTarget.value)}
          />
        </label>
      ) : (
        <label class="field">
          <span>{words.terms.demand}</span>
          <select value={duty ?? ''} onChange={event => setDuty((event.currentTarget.value as Duty) || null)}>
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
