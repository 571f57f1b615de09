import { type DataSet, dataSetCalls, type RunDetail } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall, usePane } from '@atrium/runtime';
import { Button, FormAlert, SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getDataSetLocation } from '../../../../addresses.ts';
import { LoadedSection } from '../../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../../skeletons/section-skeleton.tsx';
import styles from '../../app.module.css';
import {
  createExample,
  type Example,
  type ExampleTask,
  findExampleError,
  MAX_ADDED_ROWS,
  type RunProblem,
} from './create-example.ts';
import { ExampleFields } from './example-fields.tsx';
import { useAddExample } from './use-add-example.ts';

interface ExampleFormProps {
  readonly storedRun: RunDetail;
  readonly task: ExampleTask;
  readonly dataSetId: string;
  onClose(): void;
}

/** Edits the input and the result of a run as an example, and adds it to a data set. */
export function ExampleForm({ storedRun, task, dataSetId, onClose }: ExampleFormProps) {
  const loaded = useCall(dataSetCalls.detail, { id: dataSetId });
  return (
    <LoadedSection loaded={loaded} skeleton={<SectionSkeleton />}>
      {(dataSet) => (
        <LoadedExampleForm
          storedRun={storedRun}
          task={task}
          dataSet={dataSet}
          onReload={loaded.reload}
          onClose={onClose}
        />
      )}
    </LoadedSection>
  );
}

interface LoadedExampleFormProps extends Omit<ExampleFormProps, 'dataSetId'> {
  readonly dataSet: DataSet;
  onReload(): Promise<void>;
}

function LoadedExampleForm({ storedRun, task, dataSet, onReload, onClose }: LoadedExampleFormProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const describeProblem = useDescribeProblem();
  const [initial] = useState(() => createExample(task, storedRun, dataSet));
  const [edited, setEdited] = useState<Example>();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const { isRunning, alert, add } = useAddExample(storedRun, onReload);
  const { name } = dataSet;
  if (isAdded) {
    return (
      <p role="status" className={styles.hint}>
        {t({ id: 'assets.page.annotation.added', message: `The example was added to “${name}”.` })}{' '}
        <SafeLink to={getDataSetLocation(name)}>
          {t({ id: 'assets.page.annotation.view', message: 'View data set' })}
        </SafeLink>
      </p>
    );
  }
  const example = edited ?? (isProblem(initial) ? undefined : initial);
  if (!example) {
    return isProblem(initial) ? <p className={styles.hint}>{describeProblem(initial)}</p> : null;
  }
  const error = findExampleError(example, dataSet);
  const submit = async () => {
    setHasSubmitted(true);
    if (error || !(await add(example, dataSet))) return;
    setAdded(true);
    toasts.success(t({ id: 'assets.page.annotation.done', message: 'Example added' }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormAlert>
        {alert ??
          (hasSubmitted && error === 'full'
            ? t({ id: 'assets.page.annotation.full', message: 'The data set is full.' })
            : undefined)}
      </FormAlert>
      <ExampleFields
        task={task}
        example={example}
        error={hasSubmitted ? error : undefined}
        onChange={setEdited}
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t({ id: 'assets.component.question.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {t({ id: 'assets.page.annotation.add', message: 'Add to data set' })}
        </Button>
      </div>
    </form>
  );
}

function isProblem(example: Example | RunProblem): example is RunProblem {
  return 'problem' in example;
}

/** Returns a function that states why a run cannot become an example. */
function useDescribeProblem(): (problem: RunProblem) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (found) => {
    switch (found.problem) {
      case 'missingImage':
        return t({
          id: 'assets.page.annotation.no-image',
          message: 'The image of this run was not stored, so the run cannot be added.',
        });
      case 'tooManyRows': {
        const limit = format.number(MAX_ADDED_ROWS);
        return t({
          id: 'assets.page.annotation.too-many-rows',
          message: `Only runs with at most ${limit} rows can be added.`,
        });
      }
      case 'missingColumns': {
        const columns = format.list(found.missing);
        return t({
          id: 'assets.page.annotation.missing-columns',
          message: `The input of this run lacks columns of the data set: ${columns}`,
        });
      }
    }
  };
}
