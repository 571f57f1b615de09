import { LIMITS, type TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { FieldControl } from '@atrium/ui/base';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type InputHTMLAttributes, useRef, useState } from 'react';
import {
  type CellPosition,
  type LimitedTable,
  pasteBlock,
  removeColumn,
  removeRow,
  renameColumn,
  setCell,
  toTable,
} from './edit-table.ts';
import { type Cell, parseCell } from './parse-cell.ts';
import { parseDelimited } from './parse-delimited.ts';
import styles from './table-input.module.css';
import { HEAD_ROW, useGridKeys } from './use-grid-keys.ts';

interface GridProps {
  /** Connects the first field with the label of the table. */
  readonly control: FieldControl;
  readonly input: TableInput;
  /** The index of the first visible row, and the number of visible rows. */
  readonly firstRow: number;
  readonly count: number;
  readonly isDisabled: boolean;
  onChange(input: TableInput): void;
  /** Receives the table after a paste, and how many pasted rows and columns exceeded its limits. */
  onPasteTable(limitedTable: LimitedTable): void;
  /** Shows the page that contains a row. */
  onShowRow(row: number): void;
}

/** The cells of a table. A block that is pasted into the first cell replaces the table. */
export function Grid(props: GridProps) {
  const { control, input, firstRow, count, isDisabled, onChange, onPasteTable, onShowRow } = props;
  const { t } = useLingui();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const handleKey = useGridKeys({ table, input, onChange, onShowRow });
  const paste = (event: ClipboardEvent, position: CellPosition) => {
    const text = event.clipboardData.getData('text/plain');
    // The browser pastes the text of a single cell itself.
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const block = parseDelimited(text);
    const newTable = position.row === 0 && position.column === 0 ? toTable(block) : undefined;
    onPasteTable(newTable ?? pasteBlock(input, position, block));
  };
  return (
    <div className={styles.frame}>
      <table ref={table} className={styles.grid}>
        <thead>
          <tr>
            <td className={styles.number} />
            {input.columns.map((name, column) => {
              const number = format.number(column + 1);
              const isInvalid = name === '' || name.length > LIMITS.nameLength;
              return (
                <th key={number} scope="col">
                  <div className={styles.column}>
                    <input
                      {...(column === 0 ? control : {})}
                      className={styles.cell}
                      data-cell={`${HEAD_ROW}-${column}`}
                      aria-label={t({
                        id: 'tasks.component.table.column-name',
                        message: `Name of column ${number}`,
                      })}
                      aria-invalid={isInvalid || (column === 0 && control['aria-invalid'])}
                      disabled={isDisabled}
                      value={name}
                      onChange={({ target }) => onChange(renameColumn(input, column, target.value))}
                      onKeyDown={(event) => handleKey(event, { row: HEAD_ROW, column })}
                    />
                    <RemoveButton
                      label={t({
                        id: 'tasks.component.table.remove-column',
                        message: `Remove column ${name}`,
                      })}
                      isDisabled={isDisabled || input.columns.length === 1}
                      onRemove={() => onChange(removeColumn(input, column))}
                    />
                  </div>
                </th>
              );
            })}
            <td />
          </tr>
        </thead>
        <tbody>
          {input.rows.slice(firstRow, firstRow + count).map((cells, index) => {
            const row = firstRow + index;
            const number = format.number(row + 1);
            return (
              <tr key={number}>
                <th scope="row" className={styles.number}>
                  {number}
                </th>
                {input.columns.map((name, column) => {
                  const key = `${row}-${column}`;
                  return (
                    <td key={key}>
                      <GridCell
                        cell={cells[column] ?? null}
                        data-cell={key}
                        aria-label={t({
                          id: 'tasks.component.table.cell',
                          message: `${name}, row ${number}`,
                        })}
                        disabled={isDisabled}
                        onCell={(cell) => onChange(setCell(input, { row, column }, cell))}
                        onPaste={(event) => paste(event, { row, column })}
                        onKeyDown={(event) => handleKey(event, { row, column })}
                      />
                    </td>
                  );
                })}
                <td>
                  <RemoveButton
                    label={t({ id: 'tasks.component.table.remove-row', message: `Remove row ${number}` })}
                    isDisabled={isDisabled || input.rows.length === 1}
                    onRemove={() => onChange(removeRow(input, row))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface GridCellProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly cell: Cell;
  /** The row and the column, such as `3-1`. The key handler finds the cell by them. */
  readonly 'data-cell': string;
  onCell(cell: Cell): void;
}

/** One cell. It shows the typed text until it loses the focus. The parsed value applies immediately. */
function GridCell({ cell, onCell, ...rest }: GridCellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      className={styles.cell}
      data-number={typeof cell === 'number'}
      value={typed ?? cell ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        onCell(parseCell(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  onRemove(): void;
}

/** Removes a row or a column. */
function RemoveButton({ label, isDisabled, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onRemove}
    >
      <IconClose aria-hidden="true" />
    </button>
  );
}
