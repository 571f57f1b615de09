import { LIMITS } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { IconDelete } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { everyRow } from '../../core/every-row.ts';
import type { RowSource, SelectionScope } from '../../definition.ts';
import { useTable } from '../../model.ts';
import { ToolButton } from './tool-button.tsx';

/** Removes the selected rows; there only while some are. */
export function RemoveSelected() {
  const { t } = useLingui();
  const { notices } = usePane();
  const { definition, selection, openDialog } = useTable<unknown>();
  const [isCollecting, setCollecting] = useState(false);
  if (!definition.form?.source.remove || selection.count === 0) return null;
  const most = LIMITS.idCount;
  const remove = async () => {
    if (selection.count > most) {
      notices.warning(
        t({ id: 'table.component.toolbar.too-many', message: `一次最多删除 ${most} 项，请缩小范围` }),
      );
      return;
    }
    setCollecting(true);
    try {
      openDialog({
        kind: 'remove',
        rows: await rowsOf(selection.scope, definition.source, definition.rowKey),
      });
    } finally {
      setCollecting(false);
    }
  };
  return (
    <ToolButton
      status="danger"
      label={t({ id: 'table.component.toolbar.remove', message: '批量删除' })}
      icon={<IconDelete />}
      loading={isCollecting}
      onClick={() => void remove()}
    />
  );
}

/** The rows of a selection; those that were never seen are fetched. */
async function rowsOf(
  scope: SelectionScope<unknown>,
  source: RowSource<unknown>,
  keyOf: (row: unknown) => string,
): Promise<readonly unknown[]> {
  if (scope.kind === 'rows') return scope.known;
  const rows: unknown[] = [];
  for await (const page of everyRow(source, scope.query)) rows.push(...page.rows);
  return rows.filter((row) => !scope.except.includes(keyOf(row)));
}
