import type { ColumnDefinition, ColumnSide } from '../definition.ts';

/** A column as it is shown: its place is its place in the list. */
export interface LaidColumn<Row> extends ColumnDefinition<Row> {
  readonly shownWidth: number;
  readonly side: ColumnSide | undefined;
}
