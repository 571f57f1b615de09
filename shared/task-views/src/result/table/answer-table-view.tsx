import { useFormat } from '@atrium/i18n';
import { Pager, type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePagerLabels } from '../../paging/use-pager-labels.ts';
import styles from '../task-result.module.css';
import type { AnswerCell, AnswerTable } from './answer-table.ts';
import { useColumnNames } from './use-column-names.ts';

interface Row {
  readonly place: number;
  readonly cells: readonly AnswerCell[];
}

const PAGE_SIZE = 20;

interface AnswerTableViewProps {
  readonly table: AnswerTable;
  /** What the table is, for those who hear it; the result unless said. */
  readonly label?: string;
}

/** An answer as a table, a page at a time. */
export function AnswerTableView({ table, label }: AnswerTableViewProps) {
  const { t } = useLingui();
  const names = useColumnNames();
  const write = useCellLabels();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const total = table.rows.length;
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  const labels = usePagerLabels(shown, pageSize, total);
  const from = (shown - 1) * pageSize;
  const rows = table.rows.slice(from, from + pageSize).map((cells, at) => ({ place: from + at, cells }));
  const columns = table.columns.map(
    (column, at): RecordColumn<Row> => ({
      key: String(at),
      title: 'key' in column ? names[column.key] : column.name,
      isNumber: typeof rows[0]?.cells[at] === 'number',
      render: ({ cells }) => write(cells[at] ?? null),
    }),
  );
  if (total === 0)
    return (
      <p className={styles.note}>{t({ id: 'tasks.component.result.nothing', message: 'No results' })}</p>
    );
  return (
    <div>
      <RecordTable
        label={label ?? t({ id: 'tasks.component.result.as-table', message: 'Result as table' })}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
      {total > PAGE_SIZE ? (
        <Pager
          page={shown}
          pageSize={pageSize}
          total={total}
          labels={labels}
          onTurn={setPage}
          onResize={setPageSize}
        />
      ) : null}
    </div>
  );
}

function useCellLabels(): (cell: AnswerCell) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (cell) => {
    if (typeof cell === 'number') return format.number(cell, { maximumSignificantDigits: 6 });
    if (cell === true) return t({ id: 'tasks.component.result.yes', message: 'Yes' });
    if (cell === false) return t({ id: 'tasks.component.result.no', message: 'No' });
    return cell === null || cell === '' ? '–' : cell;
  };
}
