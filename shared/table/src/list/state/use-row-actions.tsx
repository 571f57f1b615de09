import { IconDelete, IconEdit, IconEye } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { RowAction, TableDefinition, TableModel } from '../../core/index.ts';

type Handlers<Row> = Pick<TableModel<Row>, 'openDialog' | 'markViewed'>;

/** Returns the actions on a row: those of its form and those of the list. */
export function useRowActions<Row>(
  { form, rowActions, rowKey }: TableDefinition<Row>,
  { openDialog, markViewed }: Handlers<Row>,
): readonly RowAction<Row>[] {
  const { t } = useLingui();
  const view = t({ id: 'table.component.row.view', message: 'View' });
  const edit = t({ id: 'table.component.row.edit', message: 'Edit' });
  const remove = t({ id: 'table.component.row.remove', message: 'Delete' });
  return useMemo(() => {
    const createOpenAction = (kind: 'view' | 'edit', label: string): RowAction<Row> => ({
      key: kind,
      label,
      icon: kind === 'view' ? <IconEye aria-hidden /> : <IconEdit aria-hidden />,
      run: (row) => {
        markViewed(rowKey(row));
        const open = (completeRow: Row) => openDialog({ kind, row: completeRow });
        // A failed request has already been reported.
        if (form?.source.readComplete) void form.source.readComplete(row).then(open, () => undefined);
        else open(row);
      },
    });
    const removeAction: RowAction<Row> = {
      key: 'remove',
      label: remove,
      icon: <IconDelete aria-hidden />,
      isDangerous: true,
      run: (row) => openDialog({ kind: 'remove', rows: [row] }),
    };
    return [
      ...(form ? [createOpenAction('view', view)] : []),
      ...(form?.source.update ? [createOpenAction('edit', edit)] : []),
      ...(rowActions ?? []),
      ...(form?.source.remove ? [removeAction] : []),
    ];
  }, [form, rowActions, rowKey, openDialog, markViewed, view, edit, remove]);
}
