import { LIMITS, type TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { findOddCell } from './edit-table.ts';

interface TableProblems {
  /** Why the table cannot be sent. */
  readonly error: string | undefined;
  /** Which column engines ignore. */
  readonly warning: string | undefined;
}

/** Checks a table before it is sent. */
export function useTableProblems(input: TableInput): TableProblems {
  const { t } = useLingui();
  const format = useFormat();
  const odd = useMemo(() => findOddCell(input), [input]);
  const longRow = useMemo(() => input.rows.findIndex((cells) => cells.some(isTooLong)), [input]);
  const blankName = input.columns.indexOf('');
  const maximum = format.number(LIMITS.cellLength);
  const name = odd ? (input.columns[odd.column] ?? '') : '';
  const oddRow = format.number((odd?.row ?? 0) + 1);
  const row = format.number(longRow + 1);
  const column = format.number(blankName + 1);
  return {
    error:
      blankName >= 0
        ? t({ id: 'tasks.component.table.blank-name', message: `Enter a name for column ${column}` })
        : longRow >= 0
          ? t({
              id: 'tasks.component.table.long-cell',
              message: `A cell in row ${row} exceeds ${maximum} characters`,
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
