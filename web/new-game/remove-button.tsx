import { Icon } from '../kit/icon.tsx';

interface RemoveButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, disabled = false, onRemove }: RemoveButtonProps) {
  return (
    <button type="button" class="round" aria-label={label} disabled={disabled} onClick={onRemove}>
      <Icon of="close" />
    </button>
  );
}
