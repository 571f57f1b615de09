import { LIMITS, type TableInput } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LimitedTable } from './edit-table.ts';

/**
 * Returns messages about the omitted rows and columns of a file or a pasted block. `replace` shows
 * a table from a file or a block. `change` is for edits of the table, after which the messages
 * stay. Any other new table removes the messages.
 */
export function useOmissions(input: TableInput, onChange: (input: TableInput) => void) {
  const { t } = useLingui();
  const [limited, setLimited] = useState<LimitedTable>();
  // A sample or another input has replaced the table.
  if (limited && limited.input !== input) setLimited(undefined);
  const { rows = 0, columns = 0 } = limited?.omitted ?? {};
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
    change: (next: TableInput) => {
      setLimited(limited && { ...limited, input: next });
      onChange(next);
    },
    replace: (next: LimitedTable) => {
      setLimited(next);
      onChange(next.input);
    },
  };
}
