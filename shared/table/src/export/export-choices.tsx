import { useFormat } from '@atrium/i18n';
import { Checkbox, Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useSelection, useTable } from '../core/index.ts';
import { useDelimiterLabels } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import { BOOK_FORMATS, bookFormatOf } from './book-formats.ts';
import { COLUMN_CHOICES, type ColumnChoice, isImportable } from './export-columns.ts';
import { delimiterOf, EXPORT_FORMATS, type ExportOptions } from './export-options.ts';
import type { ExportScope } from './export-scope.ts';

interface ExportChoicesProps {
  readonly options: ExportOptions;
  count(scope: ExportScope): number;
  onChange(changed: Partial<ExportOptions>): void;
}

/** Chooses the rows, the format, and the options of that format. */
export function ExportChoices({ options, count, onChange }: ExportChoicesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const selection = useSelection();
  const labels = useScopeLabels();
  const scopes: readonly ExportScope[] =
    selection.count > 0 ? ['page', 'selected', 'matching'] : ['page', 'matching'];
  return (
    <>
      <div className={styles.fields}>
        <Field label={t({ id: 'table.component.export.scope', message: 'Rows' })}>
          {({ id }) => (
            <Choice
              id={id}
              className={styles.choice ?? ''}
              value={options.scope}
              options={scopes.map((scope) => ({
                value: scope,
                label: `${labels[scope]} (${format.number(count(scope))})`,
              }))}
              onChoose={(value) => onChange({ scope: scopes.find((one) => one === value) ?? 'page' })}
            />
          )}
        </Field>
        <ColumnField options={options} onChange={onChange} />
        <Field label={t({ id: 'table.component.export.format', message: 'Format' })}>
          {({ id }) => (
            <Choice
              id={id}
              className={styles.choice ?? ''}
              value={options.format}
              options={[
                { value: 'xlsx', label: t({ id: 'table.component.export.xlsx', message: 'Excel (xlsx)' }) },
                { value: 'csv', label: t({ id: 'table.component.export.csv', message: 'CSV' }) },
                { value: 'book', label: t({ id: 'table.component.export.more', message: 'More formats' }) },
              ]}
              onChoose={(value) =>
                onChange({ format: EXPORT_FORMATS.find((one) => one === value) ?? 'xlsx' })
              }
            />
          )}
        </Field>
        {options.format === 'book' ? <BookField options={options} onChange={onChange} /> : null}
        {options.format === 'csv' ? <DelimiterField options={options} onChange={onChange} /> : null}
      </div>
      {options.format === 'csv' ? (
        <>
          <Checkbox checked={options.isQuoted} onChange={(isQuoted) => onChange({ isQuoted })}>
            {t({ id: 'table.component.export.quoted', message: 'Quote all cells' })}
          </Checkbox>
          <Checkbox checked={options.hasMark} onChange={(hasMark) => onChange({ hasMark })}>
            {t({
              id: 'table.component.export.mark',
              message: 'Add a byte order mark so that Excel detects UTF-8',
            })}
          </Checkbox>
        </>
      ) : null}
      {options.format === 'xlsx' ? (
        <Checkbox checked={options.hasAutoWidth} onChange={(hasAutoWidth) => onChange({ hasAutoWidth })}>
          {t({ id: 'table.component.export.auto-width', message: 'Fit column widths to content' })}
        </Checkbox>
      ) : null}
    </>
  );
}

function ColumnField({ options, onChange }: Pick<ExportChoicesProps, 'options' | 'onChange'>) {
  const { t } = useLingui();
  const { definition } = useTable();
  const labels: Readonly<Record<ColumnChoice, string>> = {
    all: isImportable(definition)
      ? t({ id: 'table.component.export.columns-import', message: 'All columns, for import' })
      : t({ id: 'table.component.export.columns-all', message: 'All columns' }),
    shown: t({ id: 'table.component.export.columns-shown', message: 'Visible columns' }),
  };
  return (
    <Field label={t({ id: 'table.component.export.columns', message: 'Columns' })}>
      {({ id }) => (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          value={options.columns}
          options={COLUMN_CHOICES.map((value) => ({ value, label: labels[value] }))}
          onChoose={(value) => onChange({ columns: COLUMN_CHOICES.find((one) => one === value) ?? 'shown' })}
        />
      )}
    </Field>
  );
}

function BookField({ options, onChange }: Pick<ExportChoicesProps, 'options' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <Field label={t({ id: 'table.component.export.more', message: 'More formats' })}>
      {({ id }) => (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          value={options.bookType}
          options={BOOK_FORMATS.map(({ value, product }) => ({ value, label: product }))}
          onChoose={(value) => onChange({ bookType: bookFormatOf(value).value })}
        />
      )}
    </Field>
  );
}

function DelimiterField({ options, onChange }: Pick<ExportChoicesProps, 'options' | 'onChange'>) {
  const { t } = useLingui();
  const delimiters = useDelimiterLabels();
  return (
    <Field label={t({ id: 'table.component.export.delimiter', message: 'Separator' })}>
      {({ id }) => (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          value={options.delimiter}
          options={delimiters}
          onChoose={(value) => onChange({ delimiter: delimiterOf(value) })}
        />
      )}
    </Field>
  );
}

/** Returns the label of each scope, for the dialog and the file name. */
export function useScopeLabels(): Readonly<Record<ExportScope, string>> {
  const { t } = useLingui();
  return {
    page: t({ id: 'table.component.export.page', message: 'This page' }),
    selected: t({ id: 'table.component.export.selected', message: 'Selected rows' }),
    matching: t({ id: 'table.component.export.matching', message: 'All matching rows' }),
  };
}
