import { useFormat } from '@atrium/i18n';
import { Checkbox } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type RowScope, useSelection, useTable } from '../core/index.ts';
import { ChoiceField, useDelimiterLabels } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import { BOOK_FORMATS } from './book-formats.ts';
import { isImportable } from './create-export-columns.ts';
import type { ExportOptions } from './export-options.ts';

interface ExportChoicesProps {
  readonly options: ExportOptions;
  /** Returns the number of rows in a scope. */
  count(scope: RowScope): number;
  onChange(changed: Partial<ExportOptions>): void;
}

/** Chooses the rows, the format, and the options of that format. */
export function ExportChoices({ options, count, onChange }: ExportChoicesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { definition } = useTable();
  const selection = useSelection();
  const labels = useScopeLabels();
  const delimiters = useDelimiterLabels();
  const scopes: readonly RowScope[] =
    selection.count > 0 ? ['page', 'selected', 'matching'] : ['page', 'matching'];
  return (
    <>
      <div className={styles.fields}>
        <ChoiceField
          label={t({ id: 'table.component.export.scope', message: 'Rows' })}
          value={options.scope}
          options={scopes.map((scope) => ({
            value: scope,
            label: `${labels[scope]} · ${format.number(count(scope))}`,
          }))}
          onChoose={(scope) => onChange({ scope })}
        />
        <ChoiceField
          label={t({ id: 'table.component.export.columns', message: 'Columns' })}
          value={options.columns}
          options={[
            {
              value: 'all',
              label: isImportable(definition)
                ? t({
                    id: 'table.component.export.columns-import',
                    message: 'All columns (can be imported again)',
                  })
                : t({ id: 'table.component.export.columns-all', message: 'All columns' }),
            },
            {
              value: 'shown',
              label: t({ id: 'table.component.export.columns-shown', message: 'Visible columns' }),
            },
          ]}
          onChoose={(columns) => onChange({ columns })}
        />
        <ChoiceField
          label={t({ id: 'table.component.export.format', message: 'Format' })}
          value={options.format}
          options={[
            { value: 'xlsx', label: t({ id: 'table.component.export.xlsx', message: 'Excel (xlsx)' }) },
            { value: 'csv', label: t({ id: 'table.component.export.csv', message: 'CSV' }) },
            { value: 'book', label: t({ id: 'table.component.export.more', message: 'More formats' }) },
          ]}
          onChoose={(chosen) => onChange({ format: chosen })}
        />
        {options.format === 'book' ? (
          <ChoiceField
            label={t({ id: 'table.component.export.more', message: 'More formats' })}
            value={options.bookType}
            options={BOOK_FORMATS.map(({ value, product }) => ({ value, label: product }))}
            onChoose={(bookType) => onChange({ bookType })}
          />
        ) : null}
        {options.format === 'csv' ? (
          <ChoiceField
            label={t({ id: 'table.component.export.delimiter', message: 'Separator' })}
            value={options.delimiter}
            options={delimiters}
            onChoose={(delimiter) => onChange({ delimiter })}
          />
        ) : null}
      </div>
      {options.format === 'csv' ? (
        <>
          <Checkbox checked={options.isQuoted} onChange={(isQuoted) => onChange({ isQuoted })}>
            {t({ id: 'table.component.export.quoted', message: 'Quote all cells' })}
          </Checkbox>
          <Checkbox
            checked={options.hasByteOrderMark}
            onChange={(hasByteOrderMark) => onChange({ hasByteOrderMark })}
          >
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

/** Returns the label of each scope, for the dialog and the file name. */
export function useScopeLabels(): Readonly<Record<RowScope, string>> {
  const { t } = useLingui();
  return {
    page: t({ id: 'table.component.export.page', message: 'This page' }),
    selected: t({ id: 'table.component.export.selected', message: 'Selected rows' }),
    matching: t({ id: 'table.component.export.matching', message: 'All matching rows' }),
  };
}
