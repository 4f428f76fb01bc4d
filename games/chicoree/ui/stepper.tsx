interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A number of tokens, by thumb or by arrow keys. */
export function Stepper({ label, value, min, max, less, more, onChange }: StepperProps) {
  const to = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div class="ch-stepper">
      <button
        type="button"
        class="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onInput={event => to(Number(event.currentTarget.value))}
      />
      <output>{value}</output>
      <button
        type="button"
        class="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
