import { useFormat } from '@atrium/i18n';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { Watermark } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getAlignment, getCellText, type RowPage, useFilterTexts, useTable } from '../core/index.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps<Row> {
  readonly rows: RowPage<Row>;
  readonly isLandscape: boolean;
  /** The body that contains the sheet. */
  readonly body: HTMLElement;
}

/** A printed list: its title, its filters, and its rows under a header that every page repeats. */
export function PrintSheet<Row>({ rows, isLandscape, body }: PrintSheetProps<Row>) {
  const { definition, columns } = useTable<Row>();
  const { t } = useLingui();
  const format = useFormat();
  const deployment = useAppAtomValue(deploymentAtom);
  const name = deployment?.name ?? '';
  const printed = rows.list.length;
  const filters = useFilterTexts();
  return (
    <main className={isLandscape ? styles.landscape : styles.portrait}>
      <h1 className={styles.title}>{definition.title}</h1>
      <p className={styles.about}>
        {t({
          id: 'table.component.print.count',
          message: plural(printed, { one: '# item', other: '# items' }),
        })}
        {' · '}
        <time>{format.dateTime(Date.now())}</time>
        {name ? ` · ${name}` : ''}
      </p>
      {filters.length > 0 ? (
        <p className={styles.about}>{filters.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</p>
      ) : null}
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={getAlignment(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.list.map((row) => (
            <tr key={definition.rowKey(row)}>
              {columns.map((column) => (
                // A column that has no text, because it only renders its cells, prints what it renders.
                <td key={column.key} data-kind={column.kind} data-align={getAlignment(column)}>
                  {getCellText(column, row, format) || (!column.value && column.render?.(row)) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Watermark text={name} theme="light" within={body} />
    </main>
  );
}
