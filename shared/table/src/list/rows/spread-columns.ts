import type { ArrangedColumn } from '../../core/index.ts';

/**
 * Widens the columns in proportion to their widths until they fill the table, so that no space is empty beside them.
 * Columns whose width the user has set stay unchanged.
 */
export function spreadColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  availableWidth: number | undefined,
): readonly ArrangedColumn<Row>[] {
  const freeWidth = (availableWidth ?? 0) - sumWidths(columns);
  const flexibleWidth = sumWidths(columns.filter(({ hasUserWidth }) => !hasUserWidth));
  if (freeWidth <= 0 || flexibleWidth === 0) return columns;
  return columns.map((column) =>
    column.hasUserWidth
      ? column
      : {
          ...column,
          shownWidth: column.shownWidth + Math.floor((freeWidth * column.shownWidth) / flexibleWidth),
        },
  );
}

function sumWidths(columns: readonly Pick<ArrangedColumn<never>, 'shownWidth'>[]): number {
  return columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
}
