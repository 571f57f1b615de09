import { LIMITS, type TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countEmptyCells, findInvalidCell } from './edit-table.ts';

interface TableProblems {
  /** The reason why the table cannot be sent. */
  readonly error: string | undefined;
  /** The column that engines ignore, and the number of empty cells. */
  readonly warnings: readonly string[];
}

/** Checks a table before it is sent. */
export function useTableProblems(input: TableInput): TableProblems {
  const { t } = useLingui();
  const format = useFormat();
  const invalidCell = useMemo(() => findInvalidCell(input), [input]);
  const empty = useMemo(() => countEmptyCells(input), [input]);
  const longRow = useMemo(() => input.rows.findIndex((cells) => cells.some(isTooLong)), [input]);
  const unnamedColumnIndex = input.columns.indexOf('');
  const maximum = format.number(LIMITS.cellLength);
  const name = invalidCell ? (input.columns[invalidCell.column] ?? '') : '';
  const oddRow = format.number((invalidCell?.row ?? 0) + 1);
  const row = format.number(longRow + 1);
  const column = format.number(unnamedColumnIndex + 1);
  return {
    error:
      unnamedColumnIndex >= 0
        ? t({ id: 'tasks.component.table.blank-name', message: `Enter a name for column ${column}` })
        : longRow >= 0
          ? t({
              id: 'tasks.component.table.long-cell',
              message: `A cell in row ${row} exceeds ${maximum} characters`,
            })
          : undefined,
    warnings: [
      invalidCell
        ? t({
            id: 'tasks.component.table.odd-cell',
            message: `Row ${oddRow} of “${name}” is not a number. The column will be ignored.`,
          })
        : '',
      empty > 0
        ? t({
            id: 'tasks.component.table.empty-cells',
            message: `${plural(empty, { one: '# cell is empty.', other: '# cells are empty.' })} In numeric columns, engines use the median of the column for empty cells.`,
          })
        : '',
    ].filter(Boolean),
  };
}

function isTooLong(cell: TableInput['rows'][number][number]): boolean {
  return typeof cell === 'string' && cell.length > LIMITS.cellLength;
}
