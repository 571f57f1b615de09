import { useFormat } from '@atrium/i18n';
import { Button, Checkbox } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useSelection, useTable } from '../../model.ts';
import styles from '../transfer.module.css';
import { useFileFaults } from '../use-file-faults.ts';
import { WorkBar } from '../work-bar.tsx';
import { BookWarnings } from './book-warnings.tsx';
import { ExportChoices } from './export-choices.tsx';
import { isImportable } from './export-columns.ts';
import { EXPORT_DEFAULTS, type ExportOptions, MOST_XLSX_ROWS } from './export-options.ts';
import { useExport } from './use-export.ts';
import { useScopeWords } from './use-scope-words.ts';

/** Writes rows of the table to a file: which, in what format, and how. */
export function ExportDialog() {
  const { t } = useLingui();
  const format = useFormat();
  const faults = useFileFaults();
  const { closeDialog, definition } = useTable();
  const selection = useSelection();
  const scope = useScopeWords();
  const { state, start, cancel, count } = useExport({ scope });
  const [options, setOptions] = useState<ExportOptions>({
    ...EXPORT_DEFAULTS,
    scope: selection.count > 0 ? 'selected' : 'matching',
    columns: isImportable(definition) ? 'all' : 'shown',
  });
  const change = (changed: Partial<ExportOptions>) => setOptions((now) => ({ ...now, ...changed }));
  const title = t({ id: 'table.component.export.title', message: '导出' });
  const isRunning = state.kind === 'running';
  const isWarned = state.kind === 'warned';
  const isTooLong = options.format === 'xlsx' && count(options.scope) > MOST_XLSX_ROWS;
  const most = format.number(MOST_XLSX_ROWS);
  return (
    <RecordDialog surface="modal" title={title} onClose={closeDialog}>
      <fieldset className={styles.switches} disabled={isRunning || isWarned} aria-label={title}>
        <ExportChoices options={options} count={count} onChange={change} />
        <Checkbox checked={options.isFormulaSafe} onChange={(isFormulaSafe) => change({ isFormulaSafe })}>
          {t({ id: 'table.component.export.safe', message: '防止公式被执行' })}
        </Checkbox>
        <p className={styles.hint}>
          {t({
            id: 'table.component.export.safe-hint',
            message: "以 = + - @ 等开头的文字前会加一个撇号（'），使表格软件不把它当作公式；再导入时会去掉。",
          })}
        </p>
      </fieldset>
      {isTooLong ? (
        <p role="alert" className={styles.warning}>
          {t({
            id: 'table.component.export.too-long',
            message: `xlsx 工作表最多 ${most} 行，超出的会丢失：请改用 csv，或缩小范围。`,
          })}
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <p role="alert" className={styles.problem}>
          {faults(state.error) ??
            t({ id: 'table.component.export.failed', message: '没能取得要导出的内容，请重试' })}
        </p>
      ) : null}
      {state.kind === 'warned' ? <BookWarnings warnings={state.warnings} /> : null}
      {isRunning ? (
        <WorkBar
          label={
            state.isPacking
              ? t({ id: 'table.component.export.packing', message: '正在生成文件' })
              : t({ id: 'table.component.export.fetching', message: '正在读取' })
          }
          done={state.done}
          total={state.total}
        />
      ) : null}
      <div className={styles.actions}>
        {state.kind === 'warned' ? (
          <>
            <Button onClick={cancel}>
              {t({ id: 'table.component.export.other-format', message: '选择其他格式' })}
            </Button>
            <Button type="primary" onClick={state.goOn}>
              {t({ id: 'table.component.export.anyway', message: '仍然导出' })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={isRunning ? cancel : closeDialog}>
              {isRunning
                ? t({ id: 'table.component.export.stop', message: '停止' })
                : t({ id: 'table.component.form.cancel', message: '取消' })}
            </Button>
            <Button
              type="primary"
              disabled={isRunning || isTooLong || count(options.scope) === 0}
              onClick={() => void start(options)}
            >
              {t({ id: 'table.component.export.start', message: '导出' })}
            </Button>
          </>
        )}
      </div>
    </RecordDialog>
  );
}
