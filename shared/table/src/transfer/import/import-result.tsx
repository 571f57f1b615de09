import { useFormat } from '@atrium/i18n';
import { writeTable } from '@atrium/spreadsheet';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFaultWords } from '../../forms/use-fault-words.ts';
import { useTable } from '../../model.ts';
import { fileName } from '../export/file-name.ts';
import { saveFile } from '../save-file.ts';
import styles from '../transfer.module.css';
import { useFileFaults } from '../use-file-faults.ts';
import { countFailed, failedPieces } from './failed-rows.ts';
import type { ImportWizard } from './use-import.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface ImportResultProps {
  readonly wizard: ImportWizard;
  readonly wasStopped: boolean;
}

/** What became of the rows, and those that were not stored as a file to mend. */
export function ImportResult({ wizard, wasStopped }: ImportResultProps) {
  const { t } = useLingui();
  const { closeDialog } = useTable();
  const { sent } = wizard.state;
  const failed = useFailedFile(wizard);
  return (
    <>
      <StateView
        kind={sent.stored === 0 && failed.count > 0 ? 'failure' : 'done'}
        title={<ResultTitle wizard={wizard} failed={failed.count} wasStopped={wasStopped} />}
        {...(failed.count > 0
          ? {
              line: t({
                id: 'table.component.import.retry',
                message: '下载失败的行，按其中的原因改正后可以再次导入',
              }),
            }
          : {})}
      />
      {failed.problem ? (
        <p role="alert" className={styles.problem}>
          {failed.problem}
        </p>
      ) : null}
      <div className={styles.actions}>
        {failed.count > 0 ? (
          <Button onClick={() => void failed.save()}>
            {t({ id: 'table.component.import.save-failed', message: '下载失败的行' })}
          </Button>
        ) : null}
        <Button onClick={wizard.restart}>
          {t({ id: 'table.component.import.again', message: '再导入一个文件' })}
        </Button>
        <Button type="primary" onClick={closeDialog}>
          {t({ id: 'table.component.import.finish', message: '完成' })}
        </Button>
      </div>
    </>
  );
}

interface ResultTitleProps {
  readonly wizard: ImportWizard;
  readonly failed: number;
  readonly wasStopped: boolean;
}

function ResultTitle({ wizard, failed, wasStopped }: ResultTitleProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = wizard.maker.rows.length;
  const [stored, missing] = [wizard.state.sent.stored, failed].map((count) => format.number(count));
  if (wasStopped)
    return t({
      id: 'table.component.import.stopped',
      message: `已停止：共 ${total} 行，已导入 ${stored} 行`,
    });
  return failed > 0
    ? t({
        id: 'table.component.import.partly',
        message: `共 ${total} 行，已导入 ${stored} 行，${missing} 行失败`,
      })
    : t({ id: 'table.component.import.stored', message: `已导入 ${stored} 行` });
}

function useFailedFile(wizard: ImportWizard) {
  const { t } = useLingui();
  const { definition } = useTable();
  const fault = useFaultWords();
  const fileFaults = useFileFaults();
  const [problem, setProblem] = useState<string>();
  const refusal = useRefusalWords();
  const save = async () => {
    const why = t({ id: 'table.component.import.why', message: '失败原因' });
    const place = t({ id: 'table.component.import.row', message: '行' });
    const titles = [place, ...wizard.fields.map(({ label }) => label), why];
    const how = {
      format: 'csv',
      delimiter: ',',
      isQuoted: false,
      hasMark: true,
      isFormulaSafe: true,
    } as const;
    try {
      const file = await writeTable(how, titles, failedPieces(wizard, { fault, refusal }));
      saveFile(file, fileName([definition.title, why], new Date(), 'csv'));
    } catch (error) {
      setProblem(fileFaults(error) ?? String(error));
    }
  };
  return { count: countFailed(wizard), save, problem };
}
