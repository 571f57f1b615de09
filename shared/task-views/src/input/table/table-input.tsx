import { Field } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KindInputProps } from '../../draft/task-draft.ts';
import { useRowPages } from '../../paging/use-row-pages.tsx';
import { FileReport } from '../file/file-report.tsx';
import { FileChoices } from './file-choices.tsx';
import { Grid } from './grid.tsx';
import styles from './table-input.module.css';
import { TableTools } from './table-tools.tsx';
import { useTableFile } from './use-table-file.ts';
import { useTableLimit } from './use-table-limit.ts';
import { useTableProblems } from './use-table-problems.ts';

interface TableInputProps extends KindInputProps<'table'> {
  readonly isLabelHidden: boolean;
}

/** A table that the user edits in place, pastes from a spreadsheet, or opens from a file. */
export function TableInput({
  input,
  isDisabled,
  isLabelHidden,
  aside,
  findError,
  onChange,
}: TableInputProps) {
  const { t } = useLingui();
  const rowCount = input.rows.length;
  const columnCount = input.columns.length;
  const { error, warnings } = useTableProblems(input);
  const { messages, applyEdit, insertTable } = useTableLimit(input, onChange);
  const tableFile = useTableFile(insertTable);
  const { close } = tableFile.reader;
  // After an edit, the table is no longer the content of the file, so the choices for the file, such as its encoding,
  // disappear.
  const edit = (next: typeof input) => {
    close();
    applyEdit(next);
  };
  const { firstRow, pageSize, showRow, pager } = useRowPages(rowCount);
  return (
    <Field
      label={t({ id: 'tasks.component.input.table', message: 'Table' })}
      isRequired
      isLabelHidden={isLabelHidden}
      aside={aside}
      error={error ?? findError('rows') ?? findError('columns')}
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
            onChange={edit}
            onFile={(chosen) => tableFile.reader.read(chosen)}
          />
          <FileReport reader={tableFile.reader} isDisabled={isDisabled}>
            <FileChoices tableFile={tableFile} isDisabled={isDisabled} />
          </FileReport>
          <div role="status">
            {messages.map((message) => (
              <p key={message} className={styles.warning}>
                {message}
              </p>
            ))}
          </div>
          <Grid
            control={control}
            input={input}
            firstRow={firstRow}
            count={pageSize}
            isDisabled={isDisabled}
            onChange={edit}
            onPasteTable={(limitedTable) => {
              close();
              insertTable(limitedTable);
            }}
            onShowRow={showRow}
          />
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
          {pager}
        </div>
      )}
    </Field>
  );
}
