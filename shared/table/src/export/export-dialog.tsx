import { useFormat } from '@atrium/i18n';
import { Button, Checkbox } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSelection, useTable } from '../core/index.ts';
import { RecordDialog } from '../dialog/index.ts';
import { ProgressBar, useDescribeFileError } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import { isImportable } from './create-export-columns.ts';
import { ExportChoices, useScopeLabels } from './export-choices.tsx';
import { EXPORT_DEFAULTS, type ExportOptions, MAX_XLSX_ROWS } from './export-options.ts';
import { useExport } from './use-export.ts';

/** Writes rows of the table to a file: which rows, in which format, with which options. */
export function ExportDialog() {
  const { t } = useLingui();
  const format = useFormat();
  const describeError = useDescribeFileError();
  const { closeDialog, definition } = useTable();
  const selection = useSelection();
  const scopeLabels = useScopeLabels();
  const { state, start, cancel, count } = useExport({ scope: scopeLabels });
  const [options, setOptions] = useState<ExportOptions>({
    ...EXPORT_DEFAULTS,
    scope: selection.count > 0 ? 'selected' : 'matching',
    columns: isImportable(definition) ? 'all' : 'shown',
  });
  const change = (changed: Partial<ExportOptions>) => setOptions((now) => ({ ...now, ...changed }));
  const title = t({ id: 'table.component.export.title', message: 'Export' });
  const isRunning = state.kind === 'running';
  const awaitsConfirmation = state.kind === 'awaitingConfirmation';
  const hasTooManyRows = options.format === 'xlsx' && count(options.scope) > MAX_XLSX_ROWS;
  const maximum = format.number(MAX_XLSX_ROWS);
  return (
    <RecordDialog surface="modal" title={title} onClose={closeDialog}>
      <fieldset className={styles.switches} disabled={isRunning || awaitsConfirmation} aria-label={title}>
        <ExportChoices options={options} count={count} onChange={change} />
        <Checkbox checked={options.isFormulaSafe} onChange={(isFormulaSafe) => change({ isFormulaSafe })}>
          {t({ id: 'table.component.export.safe', message: 'Prevent formulas from running' })}
        </Checkbox>
        <p className={styles.hint}>
          {t({
            id: 'table.component.export.safe-hint',
            message:
              "Text that starts with =, +, - or @ gets a leading apostrophe (') so that spreadsheet applications do not run it as a formula. Atrium removes the apostrophe when you import the file.",
          })}
        </p>
      </fieldset>
      {hasTooManyRows ? (
        <p role="alert" className={styles.warning}>
          {t({
            id: 'table.component.export.too-long',
            message: `An xlsx worksheet can have at most ${maximum} rows. Export as CSV, or export fewer rows.`,
          })}
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <p role="alert" className={styles.problem}>
          {describeError(state.error) ??
            t({
              id: 'table.component.export.failed',
              message: 'Failed to load the rows to export. Try again.',
            })}
        </p>
      ) : null}
      {state.kind === 'awaitingConfirmation' ? <FormatWarnings warnings={state.warnings} /> : null}
      {isRunning ? (
        <ProgressBar
          label={
            state.isPacking
              ? t({ id: 'table.component.export.packing', message: 'Creating file' })
              : t({ id: 'table.component.export.fetching', message: 'Loading rows' })
          }
          done={state.done}
          total={state.total}
        />
      ) : null}
      <DialogActions>
        {state.kind === 'awaitingConfirmation' ? (
          <>
            <Button onClick={cancel}>
              {t({ id: 'table.component.export.other-format', message: 'Choose another format' })}
            </Button>
            <Button type="primary" onClick={state.continueExport}>
              {t({ id: 'table.component.export.anyway', message: 'Export anyway' })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={isRunning ? cancel : closeDialog}>
              {isRunning
                ? t({ id: 'table.component.export.stop', message: 'Stop' })
                : t({ id: 'table.component.form.cancel', message: 'Cancel' })}
            </Button>
            <Button
              type="primary"
              disabled={isRunning || hasTooManyRows || count(options.scope) === 0}
              onClick={() => void start(options)}
            >
              {t({ id: 'table.component.export.start', message: 'Export' })}
            </Button>
          </>
        )}
      </DialogActions>
    </RecordDialog>
  );
}

interface FormatWarningsProps {
  readonly warnings: readonly string[];
}

/** Warns of what the chosen format cannot store, before the file is written. */
function FormatWarnings({ warnings }: FormatWarningsProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className={styles.warning}>
      {t({ id: 'table.component.export.warned', message: 'This format cannot store all of the data:' })}
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
