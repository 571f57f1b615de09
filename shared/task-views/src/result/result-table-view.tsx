import { useFormat } from '@atrium/i18n';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useRowPages } from '../paging/use-row-pages.tsx';
import type { ColumnKey, ResultCell, ResultTable } from './result-table.ts';
import styles from './task-result.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly ResultCell[];
  readonly marks: readonly boolean[] | undefined;
}

interface ResultTableViewProps {
  readonly table: ResultTable;
  /** Whether each cell is highlighted, by row and column. */
  readonly marks?: readonly (readonly boolean[])[];
  /** The accessible name. By default, the name of a result. */
  readonly label?: string;
}

/** A result as a table, one page at a time. */
export function ResultTableView({ table, marks, label }: ResultTableViewProps) {
  const { t } = useLingui();
  const labels = useColumnLabels();
  const toText = useFormatCell();
  const { firstRow, pageSize, pager } = useRowPages(table.rows.length);
  if (table.rows.length === 0)
    return (
      <p className={styles.note}>{t({ id: 'tasks.component.result.nothing', message: 'No results' })}</p>
    );
  const rows = table.rows.slice(firstRow, firstRow + pageSize).map((cells, index) => {
    const row = firstRow + index;
    return { key: String(row), cells, marks: marks?.[row] };
  });
  const columns = table.columns.map(
    (column, index): RecordColumn<Row> => ({
      key: String(index),
      title: 'key' in column ? labels[column.key] : column.name,
      isNumber: typeof rows[0]?.cells[index] === 'number',
      render: ({ cells, marks: marked }) => {
        const isScore = 'key' in column && SCORE_COLUMNS.has(column.key);
        const text = toText(cells[index] ?? null, isScore ? SCORE_DIGITS : VALUE_DIGITS);
        return marked?.[index] ? <mark className={styles.changed}>{text}</mark> : text;
      },
    }),
  );
  return (
    <div>
      <RecordTable
        label={label ?? t({ id: 'tasks.component.result.as-table', message: 'Result as table' })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {pager}
    </div>
  );
}

/** Columns with scores, from −1 or 0 to 1. All scores have the same number of decimal places. */
const SCORE_COLUMNS: ReadonlySet<ColumnKey> = new Set<ColumnKey>(['score', 'probability']);

const SCORE_DIGITS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;
const VALUE_DIGITS = { maximumSignificantDigits: 6 } as const;

function useFormatCell(): (cell: ResultCell, digits: Intl.NumberFormatOptions) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (cell, digits) => {
    if (typeof cell === 'number') return format.number(cell, digits);
    if (cell === true) return t({ id: 'tasks.component.result.yes', message: 'Yes' });
    if (cell === false) return t({ id: 'tasks.component.result.no', message: 'No' });
    return cell || '–';
  };
}

function useColumnLabels(): Readonly<Record<ColumnKey, string>> {
  const { t } = useLingui();
  return {
    text: t({ id: 'tasks.component.column.text', message: 'Text' }),
    tag: t({ id: 'tasks.component.column.tag', message: 'Part of speech' }),
    type: t({ id: 'tasks.component.column.type', message: 'Type' }),
    start: t({ id: 'tasks.component.column.start', message: 'Start' }),
    end: t({ id: 'tasks.component.column.end', message: 'End' }),
    label: t({ id: 'tasks.component.column.label', message: 'Sentiment' }),
    score: t({ id: 'tasks.component.column.score', message: 'Score' }),
    language: t({ id: 'tasks.component.column.language', message: 'Language' }),
    weight: t({ id: 'tasks.component.column.weight', message: 'Weight' }),
    mask: t({ id: 'tasks.component.column.mask', message: 'Replacement' }),
    format: t({ id: 'tasks.component.column.format', message: 'Barcode format' }),
    polygon: t({ id: 'tasks.component.column.polygon', message: 'Position (pixels)' }),
    row: t({ id: 'tasks.component.column.row', message: 'Row' }),
    prediction: t({ id: 'tasks.component.column.prediction', message: 'Prediction' }),
    probability: t({ id: 'tasks.component.column.probability', message: 'Probability' }),
    cluster: t({ id: 'tasks.component.column.cluster', message: 'Cluster' }),
    isFlagged: t({ id: 'tasks.component.column.is-flagged', message: 'Anomaly' }),
    step: t({ id: 'tasks.component.column.step', message: 'Step' }),
    date: t({ id: 'tasks.component.column.date', message: 'Date' }),
    mean: t({ id: 'tasks.component.column.mean', message: 'Forecast' }),
    lower: t({ id: 'tasks.component.column.lower', message: 'Lower bound' }),
    upper: t({ id: 'tasks.component.column.upper', message: 'Upper bound' }),
    path: t({ id: 'tasks.component.column.path', message: 'Path' }),
    value: t({ id: 'tasks.component.column.value', message: 'Value' }),
  };
}
