import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { RoundButton } from '../round-button.tsx';

interface NumberFieldProps {
  readonly label: string;
  /** Where the label is understood only by who sees where it stands. */
  readonly heard?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** The painted piece that is counted. */
  readonly symbol?: ComponentChildren;
  readonly onChange: (value: number) => void;
}

/** A number that is tapped up and down, or typed. */
export function NumberField({
  label,
  heard = label,
  value,
  min = 0,
  max,
  symbol,
  onChange,
}: NumberFieldProps) {
  const id = useId();
  const to = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div class="number-field">
      <label for={id}>
        {symbol}
        {label}
      </label>
      <RoundButton label={`${heard} − 1`} disabled={value <= min} onClick={() => to(value - 1)}>
        −
      </RoundButton>
      <input
        id={id}
        aria-label={heard}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onFocus={event => event.currentTarget.select()}
        onInput={({ currentTarget }) => {
          // While it is empty somebody is about to type.
          if (currentTarget.value !== '') to(Math.trunc(Number(currentTarget.value)) || 0);
        }}
        onBlur={event => {
          event.currentTarget.value = String(value);
        }}
      />
      <RoundButton label={`${heard} + 1`} disabled={value >= max} onClick={() => to(value + 1)}>
        +
      </RoundButton>
    </div>
  );
}
