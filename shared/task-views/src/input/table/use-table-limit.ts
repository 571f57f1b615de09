import { LIMITS, type TableInput } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LimitedTable } from './edit-table.ts';

/**
 * Returns `messages` about the rows and columns of a file or a pasted block that exceed the limits of a table and are
 * left out. `insertTable` replaces the table with one from a file or a block. `applyEdit` stores an edit of the table,
 * and the messages stay. Any other new table removes the messages.
 */
export function useTableLimit(input: TableInput, onChange: (input: TableInput) => void) {
  const { t } = useLingui();
  const [limitedTable, setLimitedTable] = useState<LimitedTable>();
  // A sample or another input has replaced the table.
  if (limitedTable && limitedTable.input !== input) setLimitedTable(undefined);
  const { rows = 0, columns = 0 } = limitedTable?.omitted ?? {};
  const { tableRows: maxRows, tableColumns: maxColumns } = LIMITS;
  const messages = [
    rows > 0
      ? t({
          id: 'tasks.component.table.rows-omitted',
          message: `The table is limited to ${plural(maxRows, { one: '# row', other: '# rows' })}. ${plural(rows, { one: '# row was', other: '# rows were' })} left out.`,
        })
      : '',
    columns > 0
      ? t({
          id: 'tasks.component.table.columns-omitted',
          message: `The table is limited to ${plural(maxColumns, { one: '# column', other: '# columns' })}. ${plural(columns, { one: '# column was', other: '# columns were' })} left out.`,
        })
      : '',
  ];
  return {
    messages: messages.filter(Boolean),
    applyEdit: (next: TableInput) => {
      setLimitedTable(limitedTable && { ...limitedTable, input: next });
      onChange(next);
    },
    insertTable: (next: LimitedTable) => {
      setLimitedTable(next);
      onChange(next.input);
    },
  };
}
