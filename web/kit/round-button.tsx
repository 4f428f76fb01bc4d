import type { ComponentChildren } from 'preact';

interface RoundButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button with a sign in the place of its words. */
export function RoundButton({ label, disabled, onClick, children }: RoundButtonProps) {
  return (
    <button type="button" class="round" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
