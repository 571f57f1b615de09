import { Field } from '@atrium/ui/base';
import { Pager } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePagerLabels } from '../../paging/use-pager-labels.ts';
import type { KindInputProps } from '../kind-input-props.ts';
import { Grid } from './grid.tsx';
import styles from './table-input.module.css';
import { TableTools } from './table-tools.tsx';
import { useLeftOut } from './use-left-out.ts';
import { useTableLabels } from './use-table-labels.ts';

const PAGE_SIZE = 20;

/** A table that is edited in place, pasted from a spreadsheet, or opened from a file. */
export function TableInput({ input, isDisabled, aside, errorOf, onChange }: KindInputProps<'table'>) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const total = input.rows.length;
  const rowCount = total;
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  const { fault, warning } = useTableLabels(input);
  const leftOut = useLeftOut(input, onChange);
  const labels = usePagerLabels(shown, pageSize, total);
  const columnCount = input.columns.length;
  return (
    <Field
      label={t({ id: 'tasks.component.input.table', message: 'Table' })}
      isRequired
      aside={aside}
      error={fault ?? errorOf('rows') ?? errorOf('columns')}
      hint={t({
        id: 'tasks.component.table.hint',
        message: `${plural(rowCount, { one: '# row', other: '# rows' })} × ${plural(columnCount, { one: '# column', other: '# columns' })}. You can paste cells from a spreadsheet.`,
      })}
    >
      {(control) => (
        <div className={styles.box}>
          <TableTools
            input={input}
            isDisabled={isDisabled}
            onChange={leftOut.change}
            onFit={leftOut.fit}
            onTooLarge={leftOut.refuse}
          />
          <div role="status">
            {leftOut.labels.map((line) => (
              <p key={line} className={styles.warning}>
                {line}
              </p>
            ))}
          </div>
          <Grid
            control={control}
            input={input}
            from={(shown - 1) * pageSize}
            count={pageSize}
            isDisabled={isDisabled}
            onChange={leftOut.change}
            onFit={leftOut.fit}
            onReach={(row) => setPage(Math.floor(row / pageSize) + 1)}
          />
          {warning ? <p className={styles.warning}>{warning}</p> : null}
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
      )}
    </Field>
  );
}
