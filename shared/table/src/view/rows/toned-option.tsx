import { StatusMark } from '@atrium/ui/data';
import type { ReactNode } from 'react';
import { cellValue } from '../../core/cell-value.ts';
import type { ColumnDefinition } from '../../definition.ts';

/** A state as its mark; nothing for a value that has no tone. */
export function tonedOption<Row>(column: ColumnDefinition<Row>, row: Row): ReactNode {
  if (column.kind !== 'select') return undefined;
  const value = cellValue(column, row);
  const option = column.options?.find((one) => one.value === value);
  return option?.tone && <StatusMark tone={option.tone}>{option.label}</StatusMark>;
}
