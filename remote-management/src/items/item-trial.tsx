import { TASKS, type TaskId } from '@atrium/contract';
import type { Draft } from '@atrium/table';
import { isDraftComplete, TaskInputField, TaskResult, useObjectUrl } from '@atrium/task-views';
import { Button, FormAlert } from '@atrium/ui/base';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './items.module.css';
import { TrialVerdict } from './trial-verdict.tsx';
import { useTrial } from './use-trial.ts';

interface ItemTrialProps {
  /** What to test: its `task`, `engine`, `parameters` and `sample`. */
  readonly draft: Draft;
  onPassed?(): void;
}

const nothing = () => undefined;

/** Tests an engine with its parameters, saved or not. A draft that passes here can be published. */
export function ItemTrial({ draft, onPassed = nothing }: ItemTrialProps) {
  const task = String(draft.task);
  return isTask(task) ? <Trial key={task} draft={draft} task={task} onPassed={onPassed} /> : null;
}

interface TrialProps extends Required<ItemTrialProps> {
  readonly task: TaskId;
}

function Trial({ draft, task, onPassed }: TrialProps) {
  const { t } = useLingui();
  const id = useId();
  const trial = useTrial(draft, task, onPassed);
  const { input, passed, refusal } = trial;
  const imageUrl = useObjectUrl(passed?.ranOn.file);
  const errors = Object.fromEntries(refusal?.fields.map(({ field, msg }) => [field, msg]) ?? []);
  return (
    <section className={styles.trial} aria-labelledby={id}>
      <h3 id={id}>{t({ id: 'management.component.items.trial', message: 'Test' })}</h3>
      <p className={styles.quiet}>
        {t({
          id: 'management.component.items.trial-line',
          message:
            'Runs the current engine and parameters, including unsaved changes. An item must pass a test before it can be published.',
        })}
      </p>
      <TaskInputField
        task={task}
        value={input}
        sample={sampleOf(task, draft.sample)}
        errors={errors}
        isDisabled={trial.isRunning}
        onChange={trial.change}
      />
      <FormAlert>{refusal?.msg}</FormAlert>
      <div className={styles.run}>
        <Button
          icon={<IconPlayArrow />}
          loading={trial.isRunning}
          disabled={!isDraftComplete(input)}
          onClick={() => void trial.run()}
        >
          {t({ id: 'management.component.items.run', message: 'Run test' })}
        </Button>
        {isDraftComplete(input) ? null : (
          <span className={styles.quiet}>
            {t({ id: 'management.component.items.needs-input', message: 'Enter test input first' })}
          </span>
        )}
        <TrialVerdict passed={passed?.run} isStale={trial.isStale} />
      </div>
      {passed ? (
        <TaskResult task={task} input={passed.ranOn.input} output={passed.run.output} imageUrl={imageUrl} />
      ) : null}
    </section>
  );
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}

/** The item's own sample, offered first. */
function sampleOf(task: TaskId, sample: unknown) {
  if (typeof sample !== 'string' || sample === '') return null;
  return TASKS[task].input === 'image'
    ? { input: { kind: 'image' as const }, imageName: sample }
    : { input: { kind: 'text' as const, text: sample }, imageName: null };
}
