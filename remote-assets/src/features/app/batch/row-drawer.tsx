import type { Batch, BatchRow } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { TaskResult } from '@atrium/task-views';
import { Button, FormAlert } from '@atrium/ui/base';
import { SideDrawer, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import batchStyles from './batch.module.css';
import { toText } from './to-text.ts';
import { ROW_TONES, useRowStatusLabels } from './use-batch-labels.ts';

interface RowDrawerProps {
  readonly batch: Batch;
  /** Undefined if the row is not on the shown page of the list. */
  readonly row: BatchRow | undefined;
  onClose(): void;
}

/** One row of a batch: all its cells, and its result or why it failed. */
export function RowDrawer({ batch, row, onClose }: RowDrawerProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  const labels = useRowStatusLabels();
  if (!row) return null;
  const { row: number, status, cells, message, outputs, runId } = row;
  return (
    <SideDrawer
      isOpen
      isWide
      title={t({ id: 'assets.page.batch.row-of', message: `Row ${number}` })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={batchStyles.head}>
          <StatusMark tone={ROW_TONES[status]}>{labels[status]}</StatusMark>
          {runId !== null && app.logPolicy !== 'none' && status !== 'running' ? (
            <Button
              size="small"
              onClick={() => navigator.setQuery({ tab: 'history', run: runId, batch: '', row: '' })}
            >
              {t({ id: 'assets.page.batch.to-run-of-row', message: 'Open in history' })}
            </Button>
          ) : null}
        </div>
        <FormAlert>{message ?? undefined}</FormAlert>
        <h3 className={styles.sectionTitle}>
          {t({ id: 'assets.page.batch.input-columns', message: 'Input' })}
        </h3>
        <dl className={batchStyles.cells}>
          {batch.columns.map((name, index) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd dir="auto">{toText(cells[index]) || '–'}</dd>
            </div>
          ))}
        </dl>
        {outputs ? (
          <>
            <h3 className={styles.sectionTitle}>
              {t({ id: 'assets.page.batch.result', message: 'Result' })}
            </h3>
            <TaskResult task={batch.task} input={undefined} output={outputs} />
          </>
        ) : null}
      </div>
    </SideDrawer>
  );
}
