import { useState } from 'preact/hooks';
import { HATS } from '../data/words.ts';
import type { Part } from './part.ts';
import { HatIcon } from './art/gnome.tsx';
import { Odds } from './odds.tsx';
import './phase-bar.css';

/** Round and phase, and the hats with rank and value: always at hand, the odds of the piles one tap away. */
export function PhaseBar({ frame: { view }, words }: Part) {
  const [open, setOpen] = useState(false);
  return (
    <header class="gz-top">
      <div class="gz-phases">
        <strong class="gz-round">{words.round(view.round)}</strong>
        <ol>
          {words.phases.map((phase, i) => (
            <li key={phase} class="gz-phase" aria-current={i + 1 === view.phase ? 'step' : undefined}>
              <b>{i + 1}</b> <span>{phase}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="gz-key">
        <ul aria-label={words.key.heading}>
          {HATS.map((name, hat) => (
            <li key={name} title={`${words.hat(hat)} · ${words.key.order} ${hat}`}>
              <HatIcon hat={hat} class="gz-hat" />
              <span class="only-heard">
                {words.key.order} {hat}, {words.hat(hat)},{' '}
              </span>
              {name === 'gold' ? (
                <span title={words.key.never}>
                  <span aria-hidden="true">★</span>
                  <span class="only-heard">{words.key.never}</span>
                </span>
              ) : (
                <span title={words.petals(view.values[hat]!)}>{view.values[hat]}</span>
              )}
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="button gz-odds-button"
          aria-expanded={open}
          aria-label={words.key.show}
          title={words.key.show}
          onClick={() => setOpen(!open)}
        >
          <Dice />
          <span class="gz-odds-label">{words.key.odds}</span>
        </button>
      </div>
      {open && <Odds piles={view.piles} words={words} />}
    </header>
  );
}

function Dice() {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d="M5 7l7-4 7 4v9l-7 5-7-5ZM5 7l7 4 7-4M12 11v10" />
      <path d="M8.5 13v.01M15.5 15v.01M12 7v.01" stroke-width="3" />
    </svg>
  );
}
