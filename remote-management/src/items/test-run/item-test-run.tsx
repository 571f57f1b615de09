import { TASKS, type TaskId } from '@atrium/contract';
import type { Draft } from '@atrium/table';
import { isDraftComplete, TaskInputField, TaskResult, useObjectUrl } from '@atrium/task-views';
import { Button, FormAlert } from '@atrium/ui/base';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '../items.module.css';
import { TestRunVerdict } from './test-run-verdict.tsx';
import { useTestRun } from './use-test-run.ts';

interface ItemTestRunProps {
  /** The draft or item to test. The test uses its `task`, `engine`, `parameters` and `sample`. */
  readonly draft: Draft;
  onPassed?(): void;
}

const noop = () => undefined;

/** Tests the engine and parameters of a draft, saved or not. An item must pass a test before it can be published. */
export function ItemTestRun({ draft, onPassed = noop }: ItemTestRunProps) {
  const task = String(draft.task);
  return isTask(task) ? <TestRun key={task} draft={draft} task={task} onPassed={onPassed} /> : null;
}

interface TestRunProps extends Required<ItemTestRunProps> {
  readonly task: TaskId;
}

function TestRun({ draft, task, onPassed }: TestRunProps) {
  const { t } = useLingui();
  const id = useId();
  const testRun = useTestRun(draft, task, onPassed);
  const { input, passedTest, businessError } = testRun;
  const imageUrl = useObjectUrl(passedTest?.testedInput.file);
  const errors = Object.fromEntries(businessError?.fields.map(({ field, msg }) => [field, msg]) ?? []);
  return (
    <section className={styles.testRun} aria-labelledby={id}>
      <h3 id={id}>{t({ id: 'management.component.items.test-run', message: 'Test' })}</h3>
      <p className={styles.muted}>
        {t({
          id: 'management.component.items.test-run-description',
          message:
            'Runs the current engine and parameters, including unsaved changes. A service must pass a test before it can be published.',
        })}
      </p>
      <TaskInputField
        task={task}
        value={input}
        sample={toSample(task, draft.sample)}
        errors={errors}
        isDisabled={testRun.isRunning}
        onChange={testRun.changeInput}
      />
      <FormAlert>{businessError?.msg}</FormAlert>
      <div className={styles.run}>
        <Button
          icon={<IconPlayArrow />}
          loading={testRun.isRunning}
          disabled={!isDraftComplete(input)}
          onClick={() => void testRun.run()}
        >
          {t({ id: 'management.component.items.run', message: 'Run test' })}
        </Button>
        {isDraftComplete(input) ? null : (
          <span className={styles.muted}>
            {t({ id: 'management.component.items.needs-input', message: 'Enter test input first' })}
          </span>
        )}
        <TestRunVerdict passedRun={passedTest?.run} isStale={testRun.isStale} />
      </div>
      {passedTest ? (
        <TaskResult
          task={task}
          input={passedTest.testedInput.input}
          output={passedTest.run.output}
          imageUrl={imageUrl}
        />
      ) : null}
    </section>
  );
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}

/** Returns the sample of the item, which the field offers first. */
function toSample(task: TaskId, sample: unknown) {
  if (typeof sample !== 'string' || sample === '') return null;
  return TASKS[task].input === 'image'
    ? { input: { kind: 'image' as const }, imageName: sample }
    : { input: { kind: 'text' as const, text: sample }, imageName: null };
}
