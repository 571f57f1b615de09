import { LIMITS } from '@atrium/contract';
import { type BusinessError, usePane, useSubmission } from '@atrium/runtime';
import { IconDelete } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { readScopedRows, type ScopedTable, useSelection, useTable } from '../../core/index.ts';
import { ToolButton } from './tool-button.tsx';

/** Removes the selected rows; shown only while rows are selected. */
export function RemoveSelected() {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { definition, query, page, openDialog } = useTable<unknown>();
  const selection = useSelection<unknown>();
  const { isRunning, submit } = useSubmission();
  if (!definition.form?.source.remove || selection.count === 0) return null;
  const maximum = LIMITS.recordCount;
  const remove = async () => {
    if (selection.count > maximum) {
      toasts.warning(
        t({
          id: 'table.component.toolbar.too-many',
          message: `You can delete at most ${maximum} items at once. Narrow the filters.`,
        }),
      );
      return;
    }
    const rows = await submit(
      () => loadSelected({ definition, query, page, selected: selection.scope }),
      ({ msg }: BusinessError) => toasts.error(msg),
    );
    if (rows) openDialog({ kind: 'remove', rows });
  };
  return (
    <ToolButton
      status="danger"
      label={t({ id: 'table.component.toolbar.remove', message: 'Delete selected' })}
      icon={<IconDelete />}
      loading={isRunning}
      onClick={() => void remove()}
    />
  );
}

/** Returns the selected rows; loads those that the table has not loaded. */
async function loadSelected(table: ScopedTable<unknown>): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const chunk of readScopedRows('selected', table, { isSilent: true })) rows.push(...chunk.rows);
  return rows;
}
