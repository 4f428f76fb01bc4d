import { useState } from 'preact/hooks';

interface ConfirmButtonProps {
  /** What guides and hints point at it by, as at an action of the dock. */
  readonly action?: string;
  readonly label: string;
  /** What it says once it has been pressed, with what is at stake. */
  readonly sure: string;
  readonly onConfirm: () => void;
}

/** For what cannot be undone: the first press asks, the second does it; moving the focus away cancels it. */
export function ConfirmButton({ action, label, sure, onConfirm }: ConfirmButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <button
      type="button"
      data-action={action}
      class={asks ? 'button button-danger' : 'button button-second'}
      aria-live="polite"
      onClick={() => {
        if (asks) onConfirm();
        setAsks(!asks);
      }}
      onBlur={() => setAsks(false)}
    >
      {asks ? sure : label}
    </button>
  );
}
