import { type ClipboardEventHandler, type KeyboardEventHandler, useState } from 'react';
import { type Cell, cellOf, textOf } from './cell-text.ts';
import styles from './table-input.module.css';

interface GridCellProps {
  readonly cell: Cell;
  /** Row and column, by which the keys find it: `3-1`. */
  readonly place: string;
  readonly label: string;
  readonly isDisabled: boolean;
  onChange(cell: Cell): void;
  readonly onPaste: ClipboardEventHandler;
  readonly onKeyDown: KeyboardEventHandler;
}

/** One cell. What is typed stays as typed until the cell is left, though it counts at once. */
export function GridCell({ cell, place, label, isDisabled, onChange, onPaste, onKeyDown }: GridCellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={styles.cell}
      data-cell={place}
      data-number={typeof cell === 'number'}
      aria-label={label}
      disabled={isDisabled}
      value={typed ?? textOf(cell)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(cellOf(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
    />
  );
}
