import { LIMITS, SPREADSHEET_LIMITS, type TableInput } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { IconPlus, IconUpload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { addColumn, addRow, type FittedTable, toTable } from './edit-table.ts';
import { parseDelimited, readTextFile } from './parse-delimited.ts';
import styles from './table-input.module.css';

interface TableToolsProps {
  readonly input: TableInput;
  readonly isDisabled: boolean;
  onChange(input: TableInput): void;
  /** Receives the table of an opened file. */
  onFit(fitted: FittedTable): void;
  /** Reports a file that is too large to open. */
  onTooLarge(): void;
}

/** Opens a file, and adds rows and columns. */
export function TableTools({ input, isDisabled, onChange, onFit, onTooLarge }: TableToolsProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const open = async (file: Blob | undefined) => {
    if (!file) return;
    if (file.size > SPREADSHEET_LIMITS.fileSize) return onTooLarge();
    const table = toTable(parseDelimited(await readTextFile(file)));
    if (table) onFit(table);
  };
  return (
    <div className={styles.tools}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void open(file);
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon={<IconUpload />}
        disabled={isDisabled}
        onClick={() => chooser.current?.click()}
      >
        {t({ id: 'tasks.component.table.open', message: 'Open CSV file' })}
      </Button>
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
