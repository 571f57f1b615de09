import type { ColumnDefinition, ColumnSide } from '../definition.ts';

/** A column as it is shown: its position in the list is its position in the table. */
export interface LaidColumn<Row> extends ColumnDefinition<Row> {
  readonly shownWidth: number;
  readonly side: ColumnSide | undefined;
}
