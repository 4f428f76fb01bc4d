import { useState } from 'preact/hooks';
import { Segments } from '../../../web/kit/segments.tsx';
import { LONGEST_WORDS, MOST_PLEDGES, PLEDGES, type PledgeName } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Pledge } from '../vocabulary.ts';

interface BuilderProps {
  readonly words: TableWords;
  /** The player whose auction it is. */
  readonly active: string;
  readonly pledges: readonly Pledge[];
  readonly onChange: (pledges: readonly Pledge[]) => void;
}

/** Promises put into a proposal, from either side: known ones, or free words. */
export function PledgeBuilder({ words, active, pledges, onChange }: BuilderProps) {
  const [by, setBy] = useState<Pledge['by']>('proposer');
  const [what, setWhat] = useState<PledgeName>('lend');
  const [said, setSaid] = useState('');
  const pledge: Pledge = { by, what, words: what === 'words' ? said.trim() : '' };
  const isKnown = pledges.some(one => JSON.stringify(one) === JSON.stringify(pledge));
  const isFull = pledges.length >= MOST_PLEDGES;
  const ready = !isKnown && !isFull && (what !== 'words' || pledge.words !== '');
  return (
    <div class="gz-stack">
      <ul class="gz-stack">
        {pledges.map((one, i) => (
          <li key={i} class="gz-line">
            <span>
              <em>{one.by === 'proposer' ? words.board.iPromise : words.board.theyPromise(active)}</em>{' '}
              {words.board.pledge(one)}
            </span>
            <button
              type="button"
              class="round"
              aria-label={words.board.remove(words.board.pledge(one))}
              onClick={() => onChange(pledges.filter(other => other !== one))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {!isFull && (
        <>
          <Segments
            legend={words.board.addPromise}
            value={by}
            options={[
              { value: 'proposer' as const, label: words.board.iPromise },
              { value: 'active' as const, label: words.board.theyPromise(active) },
            ]}
            onChange={setBy}
          />
          <select
            aria-label={words.board.addPromise}
            value={what}
            onChange={event => setWhat(PLEDGES.find(name => name === event.currentTarget.value) ?? what)}
          >
            {PLEDGES.map(name => (
              <option key={name} value={name}>
                {name === 'words' ? words.board.freeWords : words.board.pledge({ what: name, words: '' })}
              </option>
            ))}
          </select>
          {what === 'words' && (
            <input
              type="text"
              aria-label={words.board.freeWords}
              maxLength={LONGEST_WORDS}
              value={said}
              onInput={event => setSaid(event.currentTarget.value)}
            />
          )}
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => onChange([...pledges, pledge])}
          >
            {words.board.add}
          </button>
        </>
      )}
    </div>
  );
}
