import type { AppRun, RunDetail } from '@atrium/contract';
import { compareOutputs, TaskResult, useObjectUrl } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { base64ToBlob } from '../../../base64-to-blob.ts';
import { toKnownTask } from '../../../to-known-task.ts';
import styles from '../app.module.css';
import { AnnotateRun } from './annotation/annotate-run.tsx';
import { NotStored } from './not-stored.tsx';
import { RunActions } from './run-actions.tsx';
import { RunAgain } from './run-again.tsx';
import { StoredInput } from './stored-input.tsx';

interface StoredPayloadProps {
  readonly storedRun: RunDetail;
  /** The reason that an admin stated to see the input and output. */
  readonly accessReason: string | undefined;
  onClose(): void;
}

/**
 * The input and output of a run, as far as they are stored, and a button that runs the same input again. Both outputs
 * then show how they differ.
 */
export function StoredPayload({ storedRun, accessReason, onClose }: StoredPayloadProps) {
  const { t } = useLingui();
  const { file, input, outputs, isWithheld } = storedRun;
  const task = toKnownTask(storedRun.task);
  const imageUrl = useObjectUrl(
    useMemo(() => (file ? base64ToBlob(file.data, file.mediaType) : undefined), [file]),
  );
  const [newRun, setNewRun] = useState<AppRun>();
  const comparison = useMemo(
    () =>
      task && input && outputs && newRun ? compareOutputs(task, input, outputs, newRun.outputs) : undefined,
    [task, input, outputs, newRun],
  );
  if (!input) {
    return (
      <>
        {isWithheld ? null : <NotStored />}
        <RunActions onClose={onClose} />
      </>
    );
  }
  return (
    <>
      <section>
        <h3 className={styles.sectionTitle}>{t({ id: 'assets.page.history.input', message: 'Input' })}</h3>
        <StoredInput input={input} imageUrl={imageUrl} />
      </section>
      {task && outputs ? (
        <section>
          <h3 className={styles.sectionTitle}>
            {t({ id: 'assets.page.history.output', message: 'Output' })}
          </h3>
          <TaskResult
            task={task}
            input={input}
            output={outputs}
            imageUrl={imageUrl}
            changes={comparison?.before}
          />
        </section>
      ) : null}
      {task ? <AnnotateRun storedRun={storedRun} task={task} /> : null}
      {task ? (
        <RunAgain
          storedRun={storedRun}
          task={task}
          imageUrl={imageUrl}
          accessReason={accessReason}
          newRun={newRun}
          comparison={comparison}
          onRun={setNewRun}
          onClose={onClose}
        />
      ) : (
        <RunActions onClose={onClose} />
      )}
    </>
  );
}
