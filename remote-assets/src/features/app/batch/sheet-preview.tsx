import { truncateEnd } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { RecordTable } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import batchStyles from './batch.module.css';
import { type BatchSheet, readInput } from './batch-sheet.ts';

interface SheetPreviewProps {
  readonly sheet: BatchSheet;
  readonly inputColumns: readonly string[];
}

const SHOWN_ROWS = 5;

/** The table shows at most this many characters of an input. */
const SHOWN_LENGTH = 200;

/** The inputs of the first rows, the number of all rows, and the number of rows without an input. */
export function SheetPreview({ sheet, inputColumns }: SheetPreviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { rows } = sheet;
  const count = rows.length;
  const empty = rows.filter((row) => readInput(sheet, row, inputColumns).length === 0).length;
  const title = t({ id: 'assets.page.batch.preview', message: 'Preview of the inputs' });
  const shownRows = rows.slice(0, SHOWN_ROWS).map((row, index) => ({
    row: index + 1,
    text: format.list(readInput(sheet, row, inputColumns).map((cell) => String(cell ?? '–'))),
  }));
  if (count === 0) return null;
  return (
    <div className={batchStyles.preview}>
      <p role="status" className={styles.hint}>
        {t({
          id: 'assets.page.batch.row-count',
          message: plural(count, { one: '# row', other: '# rows' }),
        })}
        {empty > 0 ? (
          <span className={batchStyles.warning}>
            {' · '}
            {t({
              id: 'assets.page.batch.empty-inputs',
              message: plural(empty, {
                one: '# row has no input and will fail',
                other: '# rows have no input and will fail',
              }),
            })}
          </span>
        ) : null}
      </p>
      <RecordTable
        label={title}
        rows={shownRows}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: 'row',
            title: t({ id: 'assets.page.batch.row', message: 'Row' }),
            isName: true,
            render: ({ row }) => format.number(row),
          },
          {
            key: 'input',
            title: t({ id: 'assets.page.batch.input-columns', message: 'Input' }),
            render: ({ text }) => (
              <span className={batchStyles.excerpt} dir="auto">
                {truncateEnd(text, SHOWN_LENGTH) || '–'}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
