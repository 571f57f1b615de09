import type { TableInput } from '@atrium/contract';
import type { FieldControl } from '@atrium/ui/base';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { layBlock, nameColumn, type Place, removeColumn, removeRow, setCell } from './edit-table.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { parseDelimited } from './parse-delimited.ts';
import styles from './table-input.module.css';
import { tableOf } from './table-of.ts';

interface GridProps {
  /** What ties the first field to the label of the table. */
  readonly control: FieldControl;
  readonly input: TableInput;
  /** The first row that is shown, and how many. */
  readonly from: number;
  readonly count: number;
  readonly isDisabled: boolean;
  onChange(input: TableInput): void;
}

/** The cells. Enter and the arrows go up and down; a block that is pasted into the first cell replaces the table. */
export function Grid({ control, input, from, count, isDisabled, onChange }: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const paste = (event: ClipboardEvent, place: Place) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const block = parseDelimited(text);
    const whole = place.row === 0 && place.column === 0 ? tableOf(block) : undefined;
    onChange(whole ?? layBlock(input, place, block));
  };
  const move = (event: KeyboardEvent, { row, column }: Place) => {
    const step = new Map([
      ['Enter', 1],
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key);
    if (step === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}-${column}"]`)?.focus();
  };
  const shown = Array.from({ length: Math.min(count, input.rows.length - from) }, (_, at) => from + at);
  return (
    <div className={styles.frame}>
      <table ref={table} className={styles.grid}>
        <GridHead
          control={control}
          columns={input.columns}
          isDisabled={isDisabled}
          onName={(column, name) => onChange(nameColumn(input, column, name))}
          onRemove={(column) => onChange(removeColumn(input, column))}
        />
        <tbody>
          {shown.map((row) => (
            <GridRow
              key={row}
              row={row}
              columns={input.columns}
              cells={input.rows[row] ?? []}
              isDisabled={isDisabled}
              isAlone={input.rows.length === 1}
              onCell={(place, cell) => onChange(setCell(input, place, cell))}
              onRemove={() => onChange(removeRow(input, row))}
              onPaste={paste}
              onKeyDown={move}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
