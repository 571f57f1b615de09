import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Cell } from './cell-text.ts';
import type { Place } from './edit-table.ts';
import { GridCell } from './grid-cell.tsx';
import { RemoveButton } from './remove-button.tsx';
import styles from './table-input.module.css';

interface GridRowProps {
  /** From 0. */
  readonly row: number;
  readonly columns: readonly string[];
  readonly cells: readonly Cell[];
  readonly isDisabled: boolean;
  /** The only row stays. */
  readonly isAlone: boolean;
  onCell(place: Place, cell: Cell): void;
  onRemove(): void;
  onPaste(event: ClipboardEvent, place: Place): void;
  onKeyDown(event: KeyboardEvent, place: Place): void;
}

/** One row of cells. */
export function GridRow(props: GridRowProps) {
  const { row, columns, cells, isDisabled, isAlone, onCell, onRemove, onPaste, onKeyDown } = props;
  const { t } = useLingui();
  const format = useFormat();
  const number = format.number(row + 1);
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      {columns.map((name, column) => {
        const place = { row, column };
        const key = `${row}-${column}`;
        return (
          <td key={key}>
            <GridCell
              cell={cells[column] ?? null}
              place={key}
              label={t({ id: 'tasks.component.table.cell', message: `${name}, row ${number}` })}
              isDisabled={isDisabled}
              onChange={(cell) => onCell(place, cell)}
              onPaste={(event) => onPaste(event, place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            />
          </td>
        );
      })}
      <td>
        <RemoveButton
          label={t({ id: 'tasks.component.table.remove-row', message: `Remove row ${number}` })}
          isDisabled={isDisabled || isAlone}
          onRemove={onRemove}
        />
      </td>
    </tr>
  );
}
