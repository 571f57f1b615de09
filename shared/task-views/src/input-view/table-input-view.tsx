import type { TableInput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { AnswerTable } from '../result/table/answer-table.ts';
import { AnswerTableView } from '../result/table/answer-table-view.tsx';

/** The rows of a table, with their places. */
export function TableInputView({ table }: { readonly table: TableInput }) {
  const { t } = useLingui();
  const rows = useMemo(
    (): AnswerTable => ({
      columns: [{ key: 'row' }, ...table.columns.map((name) => ({ name }))],
      rows: table.rows.map((cells, at) => [at + 1, ...cells]),
    }),
    [table],
  );
  return <AnswerTableView table={rows} label={t({ id: 'tasks.component.input.table', message: 'Table' })} />;
}
