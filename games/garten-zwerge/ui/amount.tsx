import { STEP } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import { Petal } from './art/things.tsx';
import './amount.css';

interface AmountProps {
  readonly value: number;
  readonly most: number;
  readonly label: string;
  readonly words: TableWords;
  readonly onChange: (value: number) => void;
}

/** A sum in steps of 50: two buttons for the thumb, a slider between them. */
export function Amount({ value, most, label, words, onChange }: AmountProps) {
  return (
    <div class="gz-amount">
      <output class="gz-sum">
        {value}
        <Petal class="gz-petal" />
      </output>
      <button
        type="button"
        class="round"
        aria-label={words.fist.less}
        disabled={value <= 0}
        onClick={() => onChange(Math.max(0, value - STEP))}
      >
        −
      </button>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={most}
        step={STEP}
        value={value}
        onInput={event => onChange(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="round"
        aria-label={words.fist.more}
        disabled={value >= most}
        onClick={() => onChange(Math.min(most, value + STEP))}
      >
        +
      </button>
    </div>
  );
}
