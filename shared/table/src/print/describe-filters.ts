import type { ListRange } from '@atrium/contract';
import type { ColumnDefinition, Conditions } from '../core/index.ts';

/** One filter as text: `Status: draft, published`. */
export interface FilterText {
  readonly label: string;
  readonly text: string;
}

interface FilterLabels {
  /** The label of the keyword. */
  readonly keyword: string;
  /** Formats a bound of a range like the values of its column. */
  bound(column: ColumnDefinition<never>, value: string | number): string;
}

/** Returns the filters of a list as text, in the order of the columns, for the head of a printed list. */
export function describeFilters<Row>(
  { keyword, filters = {}, ranges = {} }: Conditions,
  columns: readonly ColumnDefinition<Row>[],
  labels: FilterLabels,
): readonly FilterText[] {
  const chosen = columns.flatMap((column) => {
    const values = filters[column.key] ?? [];
    const text = values.map(
      (value) => column.options?.find((option) => option.value === value)?.label ?? value,
    );
    return text.length > 0 ? [{ label: column.title, text: text.join(', ') }] : [];
  });
  const bounded = columns.flatMap((column) => {
    const range = ranges[column.key];
    const text = range && rangeText(range, (value) => labels.bound(column as ColumnDefinition<never>, value));
    return text ? [{ label: column.title, text }] : [];
  });
  return [...(keyword ? [{ label: labels.keyword, text: keyword }] : []), ...chosen, ...bounded];
}

function rangeText({ from, to }: ListRange, format: (value: string | number) => string): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `≤ ${format(to ?? '')}`;
  return to === undefined ? `≥ ${format(from)}` : `${format(from)} – ${format(to)}`;
}
