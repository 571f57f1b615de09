import { LIMITS, type TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { oddCell } from './odd-cell.ts';

interface TableWords {
  /** Why the table can't be sent. */
  readonly fault: string | undefined;
  /** What will be left out of the reckoning. */
  readonly warning: string | undefined;
}

/** What is to be said of a table before it is sent. */
export function useTableLabels(input: TableInput): TableWords {
  const { t } = useLingui();
  const format = useFormat();
  const odd = useMemo(() => oddCell(input), [input]);
  const longRow = useMemo(() => input.rows.findIndex((row) => row.some(isTooLong)), [input]);
  const blankName = input.columns.indexOf('');
  const most = format.number(LIMITS.cellLength);
  const name = odd ? (input.columns[odd.column] ?? '') : '';
  const oddRow = format.number((odd?.row ?? 0) + 1);
  const row = format.number(longRow + 1);
  const column = format.number(blankName + 1);
  return {
    fault:
      blankName >= 0
        ? t({ id: 'tasks.component.table.blank-name', message: `Enter a name for column ${column}` })
        : longRow >= 0
          ? t({
              id: 'tasks.component.table.long-cell',
              message: `A cell in row ${row} exceeds ${most} characters`,
            })
          : undefined,
    warning: odd
      ? t({
          id: 'tasks.component.table.odd-cell',
          message: `Row ${oddRow} of “${name}” is not a number. The column will be ignored.`,
        })
      : undefined,
  };
}

function isTooLong(cell: TableInput['rows'][number][number]): boolean {
  return typeof cell === 'string' && cell.length > LIMITS.cellLength;
}
