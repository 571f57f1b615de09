import type { TableInput } from '@atrium/contract';
import type { FieldControl } from '@atrium/ui/base';
import { type ClipboardEvent, useRef } from 'react';
import { layBlock, nameColumn, type Place, removeColumn, removeRow, setCell } from './edit-table.ts';
import type { FittedTable } from './fitted-table.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { parseDelimited } from './parse-delimited.ts';
import styles from './table-input.module.css';
import { tableOf } from './table-of.ts';
import { HEAD_ROW, useGridKeys } from './use-grid-keys.ts';

interface GridProps {
  /** What ties the first field to the label of the table. */
  readonly control: FieldControl;
  readonly input: TableInput;
  /** The first row that is shown, and how many. */
  readonly from: number;
  readonly count: number;
  readonly isDisabled: boolean;
  onChange(input: TableInput): void;
  /** A block was pasted. */
  onFit(fitted: FittedTable): void;
  /** Asks for the page that has a row. */
  onReach(row: number): void;
}

/** The cells. A block that is pasted into the first cell replaces the table. */
export function Grid(props: GridProps) {
  const { control, input, from, count, isDisabled, onChange, onFit, onReach } = props;
  const table = useRef<HTMLTableElement>(null);
  const paste = (event: ClipboardEvent, place: Place) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const block = parseDelimited(text);
    const whole = place.row === 0 && place.column === 0 ? tableOf(block) : undefined;
    onFit(whole ?? layBlock(input, place, block));
  };
  const move = useGridKeys({ table, input, onChange, onReach });
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
          onKeyDown={(event, column) => move(event, { row: HEAD_ROW, column })}
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
