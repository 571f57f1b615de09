import { type Batch, type BatchRow, truncateEnd } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { listOutputColumns, toOutputCells } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { RecordTable, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import batchStyles from './batch.module.css';
import { toText } from './to-text.ts';
import { ROW_TONES, useRowStatusLabels } from './use-batch-labels.ts';

interface RowTableProps {
  readonly batch: Batch;
  /** Undefined while the rows load. */
  readonly rows: readonly BatchRow[] | undefined;
  onOpen(row: number): void;
}

/** The table shows this many characters of a text. The drawer of a row shows the whole text. */
const EXCERPT_LENGTH = 120;

/** Rows of a batch: the input, and the result or the reason of a failure. */
export function RowTable({ batch, rows, onOpen }: RowTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useRowStatusLabels();
  return (
    <RecordTable
      label={t({ id: 'assets.page.batch.rows', message: 'Rows' })}
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={[
        {
          key: 'row',
          title: t({ id: 'assets.page.batch.row', message: 'Row' }),
          isName: true,
          render: ({ row }) => format.number(row),
        },
        {
          key: 'status',
          title: t({ id: 'assets.page.batch.status', message: 'Status' }),
          render: ({ status }) => <StatusMark tone={ROW_TONES[status]}>{labels[status]}</StatusMark>,
        },
        {
          key: 'input',
          title: t({ id: 'assets.page.batch.input-columns', message: 'Input' }),
          render: (row) => <Excerpt text={format.list(readInputTexts(batch, row))} />,
        },
        {
          key: 'result',
          title: t({ id: 'assets.page.batch.result', message: 'Result' }),
          render: (row) => (
            <Excerpt text={row.message ?? format.list(readResultTexts(batch, row, format.pair))} />
          ),
        },
        {
          key: 'actions',
          title: t({ id: 'assets.page.batch.actions', message: 'Actions' }),
          isActions: true,
          render: ({ row }) => (
            <Button
              type="text"
              aria-label={t({ id: 'assets.page.batch.open-row', message: `View row ${row}` })}
              onClick={() => onOpen(row)}
            >
              {t({ id: 'assets.page.batch.open', message: 'View' })}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Excerpt({ text }: { readonly text: string }) {
  return text === '' ? (
    '–'
  ) : (
    <span className={batchStyles.excerpt} dir="auto">
      {truncateEnd(text, EXCERPT_LENGTH)}
      {text.length > EXCERPT_LENGTH ? '…' : ''}
    </span>
  );
}

/** Returns the cells of the input columns, or all cells if a program created the batch. */
function readInputTexts({ columns, inputColumns }: Batch, { cells }: BatchRow): readonly string[] {
  const inputCells =
    inputColumns.length > 0 ? inputColumns.map((name) => cells[columns.indexOf(name)]) : cells;
  return inputCells.map(toText).filter(Boolean);
}

/**
 * Returns the texts of a result: all predictions of a forecast, otherwise only the first cell. If the first cell is a
 * number, returns all cells with the names of their columns.
 */
function readResultTexts(
  { task }: Batch,
  { outputs }: BatchRow,
  formatPair: (name: string, value: string) => string,
): readonly string[] {
  if (outputs === null) return [];
  const cells = toOutputCells(task, outputs);
  if (!cells) return [JSON.stringify(outputs)];
  const texts = cells.map(toText);
  if (task === 'forecast') return texts.filter(Boolean);
  if (typeof cells[0] !== 'number') return texts.slice(0, 1).filter(Boolean);
  const names = listOutputColumns(task, texts.length);
  return texts.flatMap((text, index) => (text === '' ? [] : formatPair(names[index] ?? '', text)));
}
