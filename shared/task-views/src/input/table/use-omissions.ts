import { LIMITS, type TableInput } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FittedTable } from './edit-table.ts';

/** Lists the omitted rows and columns of a file or a pasted block, until other input replaces the table. */
export function useOmissions(input: TableInput, onChange: (input: TableInput) => void) {
  const { t } = useLingui();
  const [fitted, setFitted] = useState<FittedTable>();
  // A sample or another input has replaced the table.
  if (fitted && fitted.input !== input) setFitted(undefined);
  const { rows = 0, columns = 0 } = fitted?.omitted ?? {};
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
      setFitted(fitted && { ...fitted, input: next });
      onChange(next);
    },
    fit: (next: FittedTable) => {
      setFitted(next);
      onChange(next.input);
    },
  };
}
