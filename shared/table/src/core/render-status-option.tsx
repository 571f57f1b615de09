import { StatusMark } from '@atrium/ui/data';
import type { ReactNode } from 'react';
import type { ColumnDefinition } from './definition.ts';
import { getCellValue } from './get-cell-value.ts';

/** Returns the option of a value that has a tone, to show it as a status mark; undefined without a tone. */
export function renderStatusOption<Row>(column: ColumnDefinition<Row>, row: Row): ReactNode {
  if (column.kind !== 'select') return undefined;
  const value = getCellValue(column, row);
  const option = column.options?.find((one) => one.value === value);
  return option?.tone && <StatusMark tone={option.tone}>{option.label}</StatusMark>;
}
