interface RemoveButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, disabled = false, onRemove }: RemoveButtonProps) {
  return (
    <button type="button" class="round" aria-label={label} disabled={disabled} onClick={onRemove}>
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d="M6 6 18 18M18 6 6 18" />
      </svg>
    </button>
  );
}
