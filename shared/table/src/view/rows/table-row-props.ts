import type { Formats } from '@atrium/i18n';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { LaidColumn } from '../../core/laid-column.ts';
import type { RowAction, TableDefinition } from '../../definition.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly place: number;
  readonly definition: TableDefinition<Row>;
  readonly columns: readonly LaidColumn<Row>[];
  readonly places: readonly ColumnPlace[];
  readonly format: Formats;
  readonly actions: readonly RowAction<Row>[];
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly isViewed: boolean;
  onToggle(row: Row): void;
  onExtend(row: Row): void;
}
