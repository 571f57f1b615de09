import { BATCH_LIMITS, SPREADSHEET_LIMITS, type TaskInputKind } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { SpreadsheetField } from '@atrium/task-views';
import { Checkbox, Field, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import batchStyles from './batch.module.css';
import { SheetPreview } from './sheet-preview.tsx';
import type { BatchDraft } from './use-batch-form.ts';
import { ValueColumns } from './value-columns.tsx';

interface SheetSourceProps {
  readonly kind: TaskInputKind;
  readonly draft: BatchDraft;
}

/** Chooses the file of a new batch and the columns of its input, and previews the inputs of the first rows. */
export function SheetSource({ kind, draft }: SheetSourceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { form, reader, sheet, hasHeader, setHeader } = draft;
  const { values, errors, change, isSending } = form;
  const { rows } = BATCH_LIMITS;
  const size = format.bytes(SPREADSHEET_LIMITS.fileSize);
  const isOpen = reader.state.kind === 'open' && sheet !== undefined;
  return (
    <>
      <SpreadsheetField
        label={t({ id: 'assets.page.batch.file', message: 'File' })}
        hint={t({
          id: 'assets.page.batch.file-hint',
          message: `CSV, TSV or Excel (xlsx), up to ${size} and ${plural(rows, { one: '# row', other: '# rows' })}. Each row is one run of the app.`,
        })}
        error={errors.source}
        isDisabled={isSending}
        reader={reader}
      >
        <Checkbox checked={hasHeader} disabled={isSending} onChange={setHeader}>
          {t({ id: 'assets.page.batch.header', message: 'First row contains column names' })}
        </Checkbox>
      </SpreadsheetField>
      {isOpen ? (
        <>
          <div className={batchStyles.fields} data-after="true">
            {kind === 'series' ? (
              <>
                <ValueColumns
                  columns={sheet.columns}
                  value={values.inputColumns}
                  error={errors.inputColumns}
                  isDisabled={isSending}
                  onChange={(columns) => change('inputColumns', columns)}
                />
                <Field
                  label={t({ id: 'assets.page.batch.horizon', message: 'Forecast steps' })}
                  isRequired
                  error={errors.horizon}
                >
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      value={values.horizon}
                      disabled={isSending}
                      onChange={(horizon) => change('horizon', toLatinDigits(horizon))}
                    />
                  )}
                </Field>
                <Field
                  label={t({ id: 'assets.page.batch.season', message: 'Season length' })}
                  hint={t({
                    id: 'assets.page.batch.season-hint',
                    message: 'For example, 12 for monthly data. Enter 0 for no season.',
                  })}
                  isRequired
                  error={errors.season}
                >
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      value={values.season}
                      disabled={isSending}
                      onChange={(season) => change('season', toLatinDigits(season))}
                    />
                  )}
                </Field>
              </>
            ) : (
              <Field
                label={t({ id: 'assets.page.batch.text-column', message: 'Column with the text' })}
                isRequired
                error={errors.inputColumns}
              >
                {(control) => (
                  <Choice
                    {...control}
                    value={values.inputColumns[0] ?? ''}
                    disabled={isSending}
                    options={sheet.columns.map((name) => ({ value: name, label: name }))}
                    onChoose={(name) => change('inputColumns', [name])}
                  />
                )}
              </Field>
            )}
          </div>
          <SheetPreview sheet={sheet} inputColumns={values.inputColumns} />
        </>
      ) : null}
    </>
  );
}
