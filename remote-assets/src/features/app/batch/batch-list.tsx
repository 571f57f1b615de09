import { batchCalls, TASKS } from '@atrium/contract';
import { useCall, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconPlus, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import { toKnownTask } from '../../../to-known-task.ts';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { BatchTable } from './batch-table.tsx';

interface BatchListProps {
  onOpen(id: string): void;
  onCreate(): void;
}

/** Seconds between two loads of the list. It also loads while no batch runs, because programs can start batches. */
const REFRESH_SECONDS = { running: 1, idle: 15 } as const;

/** The batches of the open app, and the button for a new one. */
export function BatchList({ onOpen, onCreate }: BatchListProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  const [isRunning, setRunning] = useState(false);
  const batches = useCall(
    batchCalls.list,
    { appId: app.id },
    { refreshSeconds: isRunning ? REFRESH_SECONDS.running : REFRESH_SECONDS.idle },
  );
  const hasRunning = batches.data?.list.some(({ status }) => status === 'running') ?? false;
  // An option of the call above depends on the data that the call returns, so a state stores this value.
  if (hasRunning !== isRunning) setRunning(hasRunning);
  const task = toKnownTask(app.task);
  // One run reads a whole table, so a batch with a run for each row would only be slower.
  const isTable = task !== undefined && TASKS[task].input === 'table';
  const createButton = isTable ? (
    <Button onClick={() => navigator.setQuery({ tab: '' })}>
      {t({ id: 'assets.page.batch.to-run', message: 'Open the Run tab' })}
    </Button>
  ) : (
    <Button type="primary" icon={<IconPlus />} disabled={app.status !== 'active' || !task} onClick={onCreate}>
      {t({ id: 'assets.page.batch.create', message: 'Create batch' })}
    </Button>
  );
  const description = isTable
    ? t({
        id: 'assets.page.batch.table-description',
        message:
          'This app processes a whole table in one run. To run it on a file, open the file on the Run tab. Batches that programs create appear here.',
      })
    : t({
        id: 'assets.page.batch.description',
        message:
          'A batch runs this app on many inputs in the background. It continues if you close the page.',
      });
  return (
    <LoadedSection loaded={batches} skeleton={<BatchTable list={undefined} onOpen={onOpen} />}>
      {({ list }) =>
        list.length === 0 ? (
          <StateView
            kind="empty"
            title={t({ id: 'assets.page.batch.none', message: 'No batches yet' })}
            description={description}
            action={createButton}
          />
        ) : (
          <>
            <div className={styles.bar}>
              <p className={styles.hint}>{description}</p>
              {createButton}
            </div>
            <BatchTable list={list} onOpen={onOpen} />
          </>
        )
      }
    </LoadedSection>
  );
}
