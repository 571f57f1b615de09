import { type BusinessError, usePane, useSubmission } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSelection, useTable } from '../core/index.ts';

/** A removal that can still be undone. */
export interface UndoableRemoval<Row> {
  /** Distinguishes one removal from the next. */
  readonly id: number;
  readonly rows: readonly Row[];
}

export interface Removal<Row> {
  readonly isRunning: boolean;
  /** The last removal, while it can be undone. */
  readonly undoable: UndoableRemoval<Row> | undefined;
  /** Removes rows; passes the message of a business error to `onRejected`. Returns whether the rows were removed. */
  remove(rows: readonly Row[], onRejected: (msg: string) => void): Promise<boolean>;
  restoreRows(): Promise<void>;
  /** Ends the time in which the removal can be undone. */
  dismiss(): void;
}

/** Removes rows of a table, and restores them. */
export function useRemoval<Row>(): Removal<Row> {
  const { t } = useLingui();
  const { definition, reload } = useTable<Row>();
  const selection = useSelection<Row>();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const [undoable, setUndoable] = useState<UndoableRemoval<Row>>();
  const source = definition.form?.source;

  return {
    isRunning,
    undoable,
    async remove(rows, onRejected) {
      const isDone = await submit(
        async () => {
          await source?.remove?.(rows);
          return true;
        },
        ({ msg }: BusinessError) => onRejected(msg),
      );
      if (!isDone) return false;
      selection.drop(rows.map(definition.rowKey));
      if (source?.restore) setUndoable((last) => ({ id: (last?.id ?? 0) + 1, rows }));
      else toasts.success(t({ id: 'table.component.remove.done', message: 'Deleted' }));
      void reload();
      return true;
    },
    async restoreRows() {
      if (!undoable) return;
      const isDone = await submit(
        async () => {
          await source?.restore?.(undoable.rows);
          return true;
        },
        ({ msg }: BusinessError) => toasts.error(msg),
      );
      if (!isDone) return;
      setUndoable(undefined);
      toasts.success(t({ id: 'table.component.remove.restored', message: 'Restored' }));
      void reload();
    },
    dismiss: () => setUndoable(undefined),
  };
}
