import { LIMITS, type TableInput } from '@atrium/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { addRow, type Place } from './edit-table.ts';

/** The row of the columns' names, above the first one. */
export const HEAD_ROW = -1;

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface GridKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly input: TableInput;
  onChange(input: TableInput): void;
  /** Asks for the page that has a row. */
  onReach(row: number): void;
}

/**
 * Enter and the arrows go up and down, from page to page; Enter in the last row begins another one. Answers what a cell
 * does with a key.
 */
export function useGridKeys({ table, input, onChange, onReach }: GridKeysOptions) {
  const wanted = useRef<Place>(undefined);
  const find = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
  useEffect(() => {
    const cell = wanted.current && find(wanted.current);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
  });
  return (event: KeyboardEvent, { row, column }: Place) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const place = { row: row + step, column };
    const shown = find(place);
    if (shown) return shown.focus();
    const total = input.rows.length;
    const isNew = event.key === 'Enter' && place.row === total && total < LIMITS.tableRows;
    if (place.row < 0 || (place.row >= total && !isNew)) return;
    wanted.current = place;
    if (isNew) onChange(addRow(input));
    onReach(place.row);
  };
}
