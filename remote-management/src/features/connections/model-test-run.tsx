import { type ConnectionModel, TASKS, type TaskId } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { Draft } from '@atrium/table';
import { isDraftComplete, TaskInputField, TaskResult, useTokenDetails } from '@atrium/task-views';
import { Button, Field, FormAlert } from '@atrium/ui/base';
import { Choice, Disclosure, StatusMark } from '@atrium/ui/data';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ActionResult } from '../../drawer/action-result.tsx';
import styles from './connections.module.css';
import { useDiagnosisLabels } from './use-diagnosis-labels.ts';
import { type ModelTest, useModelTest } from './use-model-test.ts';

/**
 * Tries the models of a form before the form is saved. Shows the response of the model server and the result of the
 * task.
 */
export function ModelTestRun({ draft }: { readonly draft: Draft }) {
  const { t } = useLingui();
  const id = useId();
  const [chosenIndex, setChosenIndex] = useState(0);
  const models = draft.models as readonly ConnectionModel[];
  const index = Math.min(chosenIndex, models.length - 1);
  const model = models[index];
  if (!model) return null;
  return (
    <section className={styles.testRun} aria-labelledby={id}>
      <h3 id={id}>{t({ id: 'management.page.connections.try-title', message: 'Try a model' })}</h3>
      <p className={styles.hint}>
        {t({
          id: 'management.page.connections.try-description',
          message: 'Runs the model with the values above, including unsaved changes. Nothing is saved.',
        })}
      </p>
      {models.length > 1 ? (
        <Field label={t({ id: 'management.page.connections.try-model', message: 'Model' })}>
          {(control) => (
            <Choice
              {...control}
              value={String(index)}
              options={models.map((one, at) => ({ value: String(at), label: one.model || one.key }))}
              onChoose={(next) => setChosenIndex(Number(next))}
            />
          )}
        </Field>
      ) : null}
      {/* Another model, or a task with another kind of input, starts with an empty input. */}
      <TestRunForm key={`${index} ${TASKS[model.task].input}`} draft={draft} model={model} />
    </section>
  );
}

function TestRunForm({ draft, model }: { readonly draft: Draft; readonly model: ConnectionModel }) {
  const { t } = useLingui();
  const format = useFormat();
  const { input, testRun, error, failure, isRunning, changeInput, run } = useModelTest(draft, model);
  return (
    <>
      <TaskInputField task={model.task} value={input} isDisabled={isRunning} onChange={changeInput} />
      <FormAlert>
        {error && [error.msg, ...error.fields.map(({ field, msg }) => format.pair(field, msg))].join(' ')}
      </FormAlert>
      <Button
        icon={<IconPlayArrow />}
        loading={isRunning}
        disabled={!isDraftComplete(input)}
        onClick={() => void run()}
      >
        {t({ id: 'management.page.connections.try', message: 'Try' })}
      </Button>
      <ActionResult
        result={testRun}
        failure={failure}
        failureTitle={t({ id: 'management.component.action.try-failed', message: 'Failed to try the model' })}
      >
        {(shown) => <TestResult task={model.task} testRun={shown} />}
      </ActionResult>
    </>
  );
}

function TestResult({
  task,
  testRun: { result, testedInput },
}: {
  readonly task: TaskId;
  readonly testRun: ModelTest;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { remedies } = useDiagnosisLabels();
  const tokens = useTokenDetails(result);
  const { milliseconds, exchanges, reason, detail, output } = result;
  const time = format.duration(milliseconds);
  return (
    <>
      <div role="status" className={styles.outcome}>
        <p className={styles.verdict}>
          <StatusMark tone={reason ? 'danger' : 'success'}>
            {reason
              ? t({ id: 'management.page.connections.try-failed', message: `Failed after ${time}` })
              : t({ id: 'management.page.connections.try-passed', message: `Succeeded in ${time}` })}
          </StatusMark>
          {tokens.map(([label, value]) => (
            <span key={label} className={styles.time}>
              {label} {value}
            </span>
          ))}
        </p>
        {reason ? <p>{remedies[reason]}</p> : null}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {output === undefined ? null : <TaskResult task={task} input={testedInput.input} output={output} />}
      {exchanges.map(({ path, status, request, response }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the requests of one test run never change
        <div key={number} className={styles.exchange}>
          <Disclosure title={<bdi>{`${path} – ${status}`}</bdi>} isOpenAtFirst={reason !== undefined}>
            <Body
              label={t({ id: 'management.page.connections.request', message: 'Request' })}
              text={request}
            />
            <Body
              label={t({ id: 'management.page.connections.response', message: 'Response' })}
              text={response}
            />
          </Disclosure>
        </div>
      ))}
    </>
  );
}

/** A body in JSON, as it was sent or received. */
function Body({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <>
      <h4>{label}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
      <pre tabIndex={0} dir="ltr">
        {text}
      </pre>
    </>
  );
}
