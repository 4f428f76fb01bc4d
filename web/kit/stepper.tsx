import type { ComponentChildren } from 'preact';
import { RoundButton } from './round-button.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly words: { readonly less: string; readonly more: string };
  /** The painted piece that is counted. */
  readonly symbol?: ComponentChildren;
  readonly onChange: (value: number) => void;
  /** What a guide calls it. */
  readonly place?: string;
}

/** A number of tokens: two buttons for the thumb, a slider between them, arrow keys on it. */
export function Stepper({ label, value, min, max, step = 1, words, symbol, onChange, place }: StepperProps) {
  const to = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div class="stepper" role="group" aria-label={label} data-place={place}>
      <output class="num">
        {value}
        {symbol}
      </output>
      <RoundButton label={words.less} disabled={value <= min} onClick={() => to(value - step)}>
        −
      </RoundButton>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={value}
        onInput={event => to(Number(event.currentTarget.value))}
      />
      <RoundButton label={words.more} disabled={value >= max} onClick={() => to(value + step)}>
        +
      </RoundButton>
    </div>
  );
}
