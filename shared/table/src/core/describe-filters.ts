import type { ListRange } from '@atrium/contract';
import type { Formats } from '@atrium/i18n';
import type { ColumnDefinition, Conditions } from './definition.ts';

/** One filter as text: `Status: draft, published`. */
export interface FilterText {
  /** The key of its column; undefined for the keyword. */
  readonly key: string | undefined;
  readonly label: string;
  readonly text: string;
  /** The list conditions without this filter. */
  readonly others: Conditions;
}

interface FilterLabels extends Pick<Formats, 'list'> {
  /** The label of the keyword. */
  readonly keyword: string;
  /** Formats a bound of a range like the values of its column. */
  bound(column: ColumnDefinition<never>, value: string | number): string;
}

/** Returns the filters of a list as text: the keyword, then choices and ranges in the order of the columns. */
export function describeFilters<Row>(
  conditions: Conditions,
  columns: readonly ColumnDefinition<Row>[],
  labels: FilterLabels,
): readonly FilterText[] {
  const { keyword, ...rest } = conditions;
  const { filters = {}, ranges = {} } = rest;
  const chosen = columns.flatMap((column) => {
    const { [column.key]: values = [], ...others } = filters;
    const texts = values.map(
      (value) => column.options?.find((option) => option.value === value)?.label ?? value,
    );
    if (texts.length === 0) return [];
    return [
      {
        key: column.key,
        label: column.title,
        text: labels.list(texts),
        others: { ...conditions, filters: others },
      },
    ];
  });
  const bounded = columns.flatMap((column) => {
    const { [column.key]: range, ...others } = ranges;
    const text =
      range && formatRange(range, (value) => labels.bound(column as ColumnDefinition<never>, value));
    return text
      ? [{ key: column.key, label: column.title, text, others: { ...conditions, ranges: others } }]
      : [];
  });
  return [
    ...(keyword ? [{ key: undefined, label: labels.keyword, text: keyword, others: rest }] : []),
    ...chosen,
    ...bounded,
  ];
}

function formatRange({ from, to }: ListRange, format: (value: string | number) => string): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `≤ ${format(to ?? '')}`;
  return to === undefined ? `≥ ${format(from)}` : `${format(from)} – ${format(to)}`;
}
