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
