import { useId } from 'preact/hooks';

interface SegmentsProps<T> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like a switch. */
export function Segments<T>({ legend, value, options, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div class="field" role="radiogroup" aria-label={legend}>
      <span aria-hidden="true">{legend}</span>
      <div class="segments">
        {options.map(option => (
          <label key={option.label}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
