import { LIMITS, type TableInput } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { OpenFileButton } from '../file/open-file-button.tsx';
import { addColumn, addRow } from './edit-table.ts';
import styles from './table-input.module.css';

interface TableToolsProps {
  readonly input: TableInput;
  readonly isDisabled: boolean;
  onChange(input: TableInput): void;
  onFile(file: File): void;
}

/** Opens a file, and adds rows and columns. */
export function TableTools({ input, isDisabled, onChange, onFile }: TableToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <OpenFileButton isDisabled={isDisabled} onFile={onFile} />
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={isDisabled || input.rows.length >= LIMITS.tableRows}
        onClick={() => onChange(addRow(input))}
      >
        {t({ id: 'tasks.component.table.add-row', message: 'Add row' })}
      </Button>
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={isDisabled || input.columns.length >= LIMITS.tableColumns}
        onClick={() => onChange(addColumn(input))}
      >
        {t({ id: 'tasks.component.table.add-column', message: 'Add column' })}
      </Button>
    </div>
  );
}
