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
  readonly otherConditions: Conditions;
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
  const { keyword, ...filtersAndRanges } = conditions;
  const { filters = {}, ranges = {} } = filtersAndRanges;
  const chosen = columns.flatMap((column) => {
    const { [column.key]: values = [], ...otherFilters } = filters;
    const texts = values.map(
      (value) => column.options?.find((option) => option.value === value)?.label ?? value,
    );
    if (texts.length === 0) return [];
    return [
      {
        key: column.key,
        label: column.title,
        text: labels.list(texts),
        otherConditions: { ...conditions, filters: otherFilters },
      },
    ];
  });
  const bounded = columns.flatMap((column) => {
    const { [column.key]: range, ...otherRanges } = ranges;
    const text =
      range && formatRange(range, (value) => labels.bound(column as ColumnDefinition<never>, value));
    return text
      ? [
          {
            key: column.key,
            label: column.title,
            text,
            otherConditions: { ...conditions, ranges: otherRanges },
          },
        ]
      : [];
  });
  return [
    ...(keyword
      ? [{ key: undefined, label: labels.keyword, text: keyword, otherConditions: filtersAndRanges }]
      : []),
    ...chosen,
    ...bounded,
  ];
}

function formatRange({ from, to }: ListRange, format: (value: string | number) => string): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `≤ ${format(to ?? '')}`;
  return to === undefined ? `≥ ${format(from)}` : `${format(from)} – ${format(to)}`;
}
