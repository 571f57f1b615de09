import type { Formats } from '@atrium/i18n';
import type { RowAction, TableDefinition } from '../../definition.ts';
import type { CellShape } from './cell-shape.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly place: number;
  readonly definition: TableDefinition<Row>;
  readonly cells: readonly CellShape<Row>[];
  readonly format: Formats;
  readonly actions: readonly RowAction<Row>[];
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly isViewed: boolean;
  onToggle(row: Row): void;
  onExtend(row: Row): void;
}
