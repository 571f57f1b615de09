import { ERROR_CODES } from '@atrium/contract';
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

interface ImportResultProps {
  readonly wizard: ImportWizard;
  readonly wasStopped: boolean;
}

/** What became of the rows, and those that were not stored as a file to mend. */
export function ImportResult({ wizard, wasStopped }: ImportResultProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { closeDialog } = useTable();
  const { sent } = wizard.state;
  const failed = useFailedFile(wizard);
  const [stored, missing] = [sent.stored, failed.count].map((count) => format.number(count));
  return (
    <>
      <StateView
        kind={failed.count > 0 || wasStopped ? 'failure' : 'done'}
        title={
          wasStopped
            ? t({ id: 'table.component.import.stopped', message: `已停止，导入了 ${stored} 行` })
            : t({ id: 'table.component.import.stored', message: `导入了 ${stored} 行` })
        }
        {...(failed.count > 0
          ? { line: t({ id: 'table.component.import.missing', message: `${missing} 行没有导入` }) }
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
            {t({ id: 'table.component.import.save-failed', message: '下载没有导入的行' })}
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

function useFailedFile(wizard: ImportWizard) {
  const { t } = useLingui();
  const { definition } = useTable();
  const fault = useFaultWords();
  const fileFaults = useFileFaults();
  const [problem, setProblem] = useState<string>();
  const refusal = (code: number) =>
    code === ERROR_CODES.slugTaken || code === ERROR_CODES.nameTaken
      ? t({ id: 'table.component.import.taken', message: '已被使用' })
      : t({ id: 'table.component.import.refused', message: '服务器没有接受' });
  const save = async () => {
    const why = t({ id: 'table.component.import.why', message: '没有导入的原因' });
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
