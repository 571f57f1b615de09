import { LIMITS } from '@atrium/contract';
import { type BusinessError, usePane, useSubmission } from '@atrium/runtime';
import { IconDelete } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { everyRow, type RowSource, type SelectionScope, useSelection, useTable } from '../../core/index.ts';
import { ToolButton } from './tool-button.tsx';

/** Removes the selected rows; shown only while rows are selected. */
export function RemoveSelected() {
  const { t } = useLingui();
  const { notices } = usePane();
  const { definition, openDialog } = useTable<unknown>();
  const selection = useSelection<unknown>();
  const { isRunning, submit } = useSubmission();
  if (!definition.form?.source.remove || selection.count === 0) return null;
  const most = LIMITS.idCount;
  const remove = async () => {
    if (selection.count > most) {
      notices.warning(
        t({
          id: 'table.component.toolbar.too-many',
          message: `You can delete at most ${most} items at once. Narrow the filters.`,
        }),
      );
      return;
    }
    const rows = await submit(
      () => rowsOf(selection.scope, definition.source, definition.rowKey),
      ({ msg }: BusinessError) => notices.error(msg),
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

/** Returns the rows of a selection; loads those that the table has not loaded. */
async function rowsOf(
  scope: SelectionScope<unknown>,
  source: RowSource<unknown>,
  keyOf: (row: unknown) => string,
): Promise<readonly unknown[]> {
  if (scope.kind === 'rows') return scope.known;
  const rows: unknown[] = [];
  for await (const page of everyRow(source, scope.query, { isSilent: true })) rows.push(...page.rows);
  return rows.filter((row) => !scope.except.includes(keyOf(row)));
}
