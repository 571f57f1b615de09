import type { Series, SeriesAxis } from '../model/series.ts';
import { countPositions } from '../model/series.ts';
import { removeRoundingError } from '../model/value-scale.ts';
import { SeriesSymbol } from '../view/series-symbol.tsx';
import type { CsvRows, TooltipContent } from './chart-content.ts';
import { formatLocalTime } from './format-local-time.ts';

/** Returns the content of the tooltip at a position: all visible series that have a value there. */
export function createSeriesContent(
  title: string,
  series: readonly Series[],
  index: number,
  formatValue: (value: number) => string,
): TooltipContent {
  const rows = series.flatMap((each) => {
    const values = (each.kind === 'band' ? [each.lower, each.upper] : [each.values])
      .map((list) => list[index] ?? null)
      .filter((value) => value !== null);
    const { key, label, tone } = each;
    const symbol = <SeriesSymbol key={key} series={each} />;
    return values.length > 0
      ? [{ key, label, tone, symbol, value: values.map(formatValue).join(' – ') }]
      : [];
  });
  return { title, rows };
}

/** Returns all positions and series as rows of a CSV file. */
export function createSeriesRows(axis: SeriesAxis, series: readonly Series[], timeTitle: string): CsvRows {
  const columns = series.flatMap((each) =>
    each.kind === 'band'
      ? [
          { title: `${each.label} ≥`, values: each.lower },
          { title: `${each.label} ≤`, values: each.upper },
        ]
      : [{ title: each.label, values: each.values }],
  );
  const getName = (index: number) =>
    axis.kind === 'time'
      ? formatLocalTime(axis.at[index] ?? 0, axis.unit)
      : removeRoundingError((axis.first + index) * (axis.stepValue ?? 1));
  return [
    [axis.kind === 'time' ? timeTitle : axis.title, ...columns.map(({ title }) => title)],
    ...Array.from({ length: countPositions(axis) }, (_, index) => [
      getName(index),
      ...columns.map(({ values }) => values[index] ?? null),
    ]),
  ];
}
