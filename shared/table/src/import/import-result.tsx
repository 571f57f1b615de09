import { ERROR_CODES } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { writeTable } from '@atrium/spreadsheet';
import { Button } from '@atrium/ui/base';
import { DialogActions, saveFile } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTable } from '../core/index.ts';
import { createFileName, useDescribeFileError } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import { useDescribeSchemaError } from '../forms/index.ts';
import { countFailed, createFailedChunks } from './failed-rows.ts';
import type { ImportWizard } from './use-import.ts';

interface ImportResultProps {
  readonly wizard: ImportWizard;
  readonly wasStopped: boolean;
}

/** The result of the import, and a file with the rows that were not stored. */
export function ImportResult({ wizard, wasStopped }: ImportResultProps) {
  const { t } = useLingui();
  const { closeDialog } = useTable();
  const { sent } = wizard.state;
  const failed = useFailedFile(wizard);
  return (
    <>
      <StateView
        kind={sent.stored === 0 && failed.count > 0 ? 'failure' : 'done'}
        title={<ResultTitle wizard={wizard} failedCount={failed.count} wasStopped={wasStopped} />}
        {...(failed.count > 0
          ? {
              description: t({
                id: 'table.component.import.retry',
                message:
                  'Download the failed rows, correct them, and import them again. The file lists the reason for each row.',
              }),
            }
          : {})}
      />
      {failed.problem ? (
        <p role="alert" className={styles.problem}>
          {failed.problem}
        </p>
      ) : null}
      <DialogActions>
        {failed.count > 0 ? (
          <Button onClick={() => void failed.save()}>
            {t({ id: 'table.component.import.save-failed', message: 'Download failed rows' })}
          </Button>
        ) : null}
        <Button onClick={wizard.restart}>
          {t({ id: 'table.component.import.again', message: 'Import another file' })}
        </Button>
        <Button type="primary" onClick={closeDialog}>
          {t({ id: 'table.component.import.finish', message: 'Done' })}
        </Button>
      </DialogActions>
    </>
  );
}

interface ResultTitleProps {
  readonly wizard: ImportWizard;
  readonly failedCount: number;
  readonly wasStopped: boolean;
}

function ResultTitle({ wizard, failedCount, wasStopped }: ResultTitleProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = wizard.importInput.rows.length;
  const [stored, failed] = [wizard.state.sent.stored, failedCount].map((count) => format.number(count));
  if (wasStopped)
    return t({
      id: 'table.component.import.stopped',
      message: `Stopped: ${stored} of ${plural(total, { one: '# row', other: '# rows' })} imported`,
    });
  return failedCount > 0
    ? t({
        id: 'table.component.import.partly',
        message: `${stored} of ${plural(total, { one: '# row', other: '# rows' })} imported; ${failed} failed`,
      })
    : t({ id: 'table.component.import.stored', message: `Rows imported: ${stored}` });
}

function useFailedFile(wizard: ImportWizard) {
  const { t } = useLingui();
  const { definition } = useTable();
  const describeError = useDescribeSchemaError();
  const describeFileError = useDescribeFileError();
  const [problem, setProblem] = useState<string>();
  const describeRejection = useDescribeRejection();
  const save = async () => {
    const why = t({ id: 'table.component.import.why', message: 'Import errors' });
    const position = t({ id: 'table.component.import.row', message: 'Row' });
    const titles = [position, ...wizard.fields.map(({ label }) => label), why];
    const options = {
      format: 'csv',
      delimiter: ',',
      isQuoted: false,
      hasByteOrderMark: true,
      isFormulaSafe: true,
    } as const;
    try {
      const file = await writeTable(
        options,
        titles,
        createFailedChunks(wizard, { describeError, describeRejection }),
      );
      saveFile(file, createFileName([definition.title, why], new Date(), 'csv'));
    } catch (error) {
      setProblem(describeFileError(error) ?? String(error));
    }
  };
  return { count: countFailed(wizard), save, problem };
}

/** Explains why the server did not store a row. */
function useDescribeRejection(): (code: number) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case ERROR_CODES.slugTaken:
      case ERROR_CODES.nameTaken:
      case ERROR_CODES.accountTaken:
      case ERROR_CODES.mailTaken:
      case ERROR_CODES.mobileTaken:
        return t({ id: 'table.component.import.taken', message: 'Already in use' });
      case ERROR_CODES.engineUnavailable:
        return t({
          id: 'table.component.import.engine-unavailable',
          message: 'This engine does not support the task',
        });
      case ERROR_CODES.parametersInvalid:
        return t({
          id: 'table.component.import.parameters-invalid',
          message: 'The engine does not accept these parameters',
        });
      case ERROR_CODES.invalid:
        return t({
          id: 'table.component.import.value-invalid',
          message: 'Invalid value',
        });
      default:
        return t({ id: 'table.component.import.refused', message: 'Rejected by the server' });
    }
  };
}
