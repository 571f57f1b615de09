import { useLingui } from '@lingui/react/macro';
import { useSelection, useTable } from '../../core/index.ts';
import { TriStateBox } from '../controls/tri-state-box.tsx';
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

interface PageCheckboxProps {
  /** Shows a label beside the box, for use outside a column of checkboxes. */
  readonly hasLabel?: boolean;
}

/** Selects or deselects all rows of the page. It is indeterminate while only some are selected. */
export function PageCheckbox({ hasLabel = false }: PageCheckboxProps) {
  const { t } = useLingui();
  const { definition, page } = useTable<unknown>();
  const selection = useSelection<unknown>();
  const rows = page?.list ?? [];
  const count = rows.filter((row) => selection.has(definition.rowKey(row))).length;
  const label = t({ id: 'table.component.rows.select-page', message: 'Select all on this page' });
  return (
    <TriStateBox label={label} count={count} total={rows.length} onToggle={selection.togglePage}>
      {hasLabel ? label : null}
    </TriStateBox>
  );
}
