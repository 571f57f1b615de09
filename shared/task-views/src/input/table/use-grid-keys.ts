import { LIMITS, type TableInput } from '@atrium/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { addRow, type CellPosition } from './edit-table.ts';

/** The row of the column names, above the first row. */
export const HEAD_ROW = -1;

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface GridKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly input: TableInput;
  onChange(input: TableInput): void;
  /** Shows the page that contains a row. */
  onShowRow(row: number): void;
}

/**
 * Returns the key handler of the cells. Enter and the arrow keys move up and down, across pages. Enter in the last row
 * adds a row.
 */
export function useGridKeys({ table, input, onChange, onShowRow }: GridKeysOptions) {
  const cellToFocus = useRef<CellPosition>(undefined);
  const findCell = ({ row, column }: CellPosition) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
  // A new row, or a row of another page, exists only after the next render.
  useEffect(() => {
    const cell = cellToFocus.current && findCell(cellToFocus.current);
    if (!cell) return;
    cellToFocus.current = undefined;
    cell.focus();
  });
  return (event: KeyboardEvent, { row, column }: CellPosition) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const position = { row: row + step, column };
    const visibleCell = findCell(position);
    if (visibleCell) return visibleCell.focus();
    const total = input.rows.length;
    const isNew = event.key === 'Enter' && position.row === total && total < LIMITS.tableRows;
    if (position.row < 0 || (position.row >= total && !isNew)) return;
    cellToFocus.current = position;
    if (isNew) onChange(addRow(input));
    onShowRow(position.row);
  };
}
