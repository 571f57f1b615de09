import { type AppRun, type RunDetail, runCalls, type TaskId } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { ComparisonSummary, type OutputComparison, TaskResult } from '@atrium/task-views';
import { Button, Field, FormAlert } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../app.module.css';
import { RunSummary } from '../run-summary.tsx';
import { useDescribeBinding } from '../use-describe-binding.ts';
import { useTarget } from '../use-target.ts';
import { RunActions } from './run-actions.tsx';

interface RunAgainProps {
  readonly storedRun: RunDetail;
  readonly task: TaskId;
  readonly imageUrl: string | undefined;
  /** The reason that an admin stated to see the input. */
  readonly accessReason: string | undefined;
  /** The last run that this view has started. */
  readonly newRun: AppRun | undefined;
  /** How the new output differs from the stored one. Undefined before a new run, and if no output is stored. */
  readonly comparison: OutputComparison | undefined;
  onRun(newRun: AppRun): void;
  onClose(): void;
}

/**
 * Runs a stored input again, on another version if the user chooses one. Below the stored output, shows the new one and
 * marks where it differs.
 */
export function RunAgain(props: RunAgainProps) {
  const { storedRun, task, imageUrl, accessReason, newRun, comparison, onRun, onClose } = props;
  const { t } = useLingui();
  const describeBinding = useDescribeBinding();
  const { target } = useTarget();
  const [version, setVersion] = useState('');
  const [businessError, setBusinessError] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const run = async () => {
    setBusinessError(undefined);
    const { id } = storedRun;
    const body = {
      id,
      ...(version === '' ? {} : { version }),
      ...(accessReason === undefined ? {} : { reason: accessReason }),
    };
    const response = await submit(
      () => request(runCalls.again, body, { isSilent: true }),
      ({ msg }) => setBusinessError(msg),
    );
    if (response) onRun(response);
  };
  return (
    // The buttons are outside the section, so that they stay in view while the drawer scrolls.
    <>
      <section aria-label={t({ id: 'assets.page.history.again-part', message: 'Run again' })}>
        <h3 className={styles.sectionTitle}>
          {t({ id: 'assets.page.history.again-part', message: 'Run again' })}
        </h3>
        <FormAlert>{businessError}</FormAlert>
        <Field label={t({ id: 'assets.page.history.again-on', message: 'Version' })}>
          {(control) => (
            <Choice
              {...control}
              value={version}
              options={[
                {
                  value: '',
                  label: t({ id: 'assets.page.history.app-binding', message: 'Current version of the app' }),
                },
                ...(target?.bindings ?? []).map((one) => ({
                  value: one.binding,
                  label: describeBinding(one),
                })),
              ]}
              onChoose={setVersion}
            />
          )}
        </Field>
        {newRun ? (
          <div className={styles.again}>
            <RunSummary run={newRun} />
            {comparison ? <ComparisonSummary task={task} comparison={comparison} /> : null}
            <TaskResult
              // A new run has a new view, which first shows the changes.
              key={newRun.id}
              task={task}
              input={storedRun.input ?? undefined}
              output={newRun.outputs}
              imageUrl={imageUrl}
              changes={comparison?.after}
            />
          </div>
        ) : null}
      </section>
      <RunActions onClose={onClose}>
        <Button type="primary" loading={isRunning} onClick={() => void run()}>
          {t({ id: 'assets.page.history.again', message: 'Run again with this input' })}
        </Button>
      </RunActions>
    </>
  );
}
