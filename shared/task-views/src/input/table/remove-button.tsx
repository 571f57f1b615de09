import { IconClose } from '@atrium/ui/shell';
import styles from './table-input.module.css';

interface RemoveButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  onRemove(): void;
}

/** Takes a row or a column away. */
export function RemoveButton({ label, isDisabled, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onRemove}
    >
      <IconClose aria-hidden="true" />
    </button>
  );
}
