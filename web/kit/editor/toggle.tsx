import type { ComponentChildren } from 'preact';

interface ToggleProps {
  /** In words, where the picture says it all. */
  readonly label?: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  readonly children: ComponentChildren;
}

/** Something that is so or not. */
export function Toggle({ label, pressed, onChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      class="sketch-toggle"
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  );
}

interface TogglesProps<T> {
  readonly of: readonly T[];
  readonly chosen: readonly T[];
  readonly show: (item: T) => ComponentChildren;
  /** In words, where they are shown as cards. */
  readonly label?: (item: T) => string;
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any number of these. */
export function Toggles<T extends string | number>({ of, chosen, show, label, onChange }: TogglesProps<T>) {
  return (
    <div class={label ? 'sketch-cards' : 'sketch-toggles'}>
      {of.map(item => (
        <Toggle
          key={item}
          {...(label && { label: label(item) })}
          pressed={chosen.includes(item)}
          onChange={pressed => onChange(pressed ? [...chosen, item] : chosen.filter(other => other !== item))}
        >
          {show(item)}
        </Toggle>
      ))}
    </div>
  );
}
