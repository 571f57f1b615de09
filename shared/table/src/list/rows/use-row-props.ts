import { type Formats, useFormat } from '@atrium/i18n';
import { type RowAction, type TableDefinition, useSelection, useTable } from '../../core/index.ts';
import type { CellShape } from './cell-shape.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  /** The first row is 0. */
  readonly position: number;
  readonly definition: TableDefinition<Row>;
  readonly cells: readonly CellShape<Row>[];
  readonly format: Formats;
  readonly actions: readonly RowAction<Row>[];
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly isViewed: boolean;
  onToggle(row: Row): void;
  /** Selects the rows from the last toggled one to this one. */
  onExtend(row: Row): void;
}

type SharedProps<Row> = Omit<TableRowProps<Row>, 'position' | 'cells'>;

/** Returns a function that creates the props of a row, for a table row or a card. */
export function useRowProps<Row>(): (row: Row) => SharedProps<Row> {
  const format = useFormat();
  const { definition, viewedKeys, rowActions } = useTable<Row>();
  const selection = useSelection<Row>();
  const canSelect = useCanSelect();
  return (row) => {
    const key = definition.rowKey(row);
    return {
      row,
      definition,
      format,
      actions: rowActions,
      canSelect,
      isSelected: selection.has(key),
      isViewed: viewedKeys.has(key),
      onToggle: selection.toggle,
      onExtend: selection.extendTo,
    };
  };
}

/** Whether the table's rows can be selected. */
export function useCanSelect(): boolean {
  const { isSelectable, selectionActions = [], form } = useTable<unknown>().definition;
  return isSelectable ?? (selectionActions.length > 0 || form?.source.remove !== undefined);
}
