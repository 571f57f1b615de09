import type { ArrangedColumn } from '../../core/index.ts';

/**
 * Widens the columns in proportion to their widths until they fill the table, so that no column has a gap. Widths that
 * the user set stay.
 */
export function spreadColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  availableWidth: number | undefined,
): readonly ArrangedColumn<Row>[] {
  const free = (availableWidth ?? 0) - sumWidths(columns);
  const flexible = sumWidths(columns.filter(({ hasUserWidth }) => !hasUserWidth));
  if (free <= 0 || flexible === 0) return columns;
  return columns.map((column) =>
    column.hasUserWidth
      ? column
      : { ...column, shownWidth: column.shownWidth + Math.floor((free * column.shownWidth) / flexible) },
  );
}

function sumWidths(columns: readonly Pick<ArrangedColumn<never>, 'shownWidth'>[]): number {
  return columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
}
