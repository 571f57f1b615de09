import { useLingui } from '@lingui/react/macro';
import styles from './rows.module.css';

interface RowCheckboxProps {
  /** The name of the row. */
  readonly name: string;
  readonly isSelected: boolean;
  onToggle(): void;
  /** Runs on Shift-click: selects the rows from the last toggled one to this one. */
  onExtend(): void;
}

export function RowCheckbox({ name, isSelected, onToggle, onExtend }: RowCheckboxProps) {
  const { t } = useLingui();
  return (
    <label className={styles.checkTarget}>
      <input
        type="checkbox"
        className={styles.checkbox}
        checked={isSelected}
        aria-label={t({ id: 'table.component.rows.select', message: `Select ${name}` })}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (isRange) onExtend();
          else onToggle();
        }}
      />
    </label>
  );
}
