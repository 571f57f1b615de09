import { useFormat } from '@atrium/i18n';
import { useSelection, useTable } from '../../model.ts';
import type { TableRowProps } from './table-row-props.ts';
import { useCanSelect } from './use-can-select.ts';

type SharedProps<Row> = Omit<TableRowProps<Row>, 'place' | 'cells'>;

/** Returns a function that creates the props of a row, for a table row or a card. */
export function useRowProps<Row>(): (row: Row) => SharedProps<Row> {
  const format = useFormat();
  const { definition, viewed, rowActions } = useTable<Row>();
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
      isViewed: viewed.has(key),
      onToggle: selection.toggle,
      onExtend: selection.extendTo,
    };
  };
}
