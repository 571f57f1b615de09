import { StatusMark } from '@atrium/ui/data';
import type { ReactNode } from 'react';
import type { ColumnDefinition } from './definition.ts';
import { getCellValue } from './get-cell-value.ts';

/** Renders the value's option as a status mark. Returns undefined if the option has no tone. */
export function renderStatusOption<Row>(column: ColumnDefinition<Row>, row: Row): ReactNode {
  if (column.kind !== 'select') return undefined;
  const value = getCellValue(column, row);
  const option = column.options?.find((candidate) => candidate.value === value);
  return option?.tone && <StatusMark tone={option.tone}>{option.label}</StatusMark>;
}
