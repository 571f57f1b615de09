import { dataSetCalls, LIMITS, type RunDetail } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button, Field, SafeLink } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DATA_SETS_LOCATION } from '../../../../addresses.ts';
import { LoadedSection } from '../../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../../skeletons/section-skeleton.tsx';
import styles from '../../app.module.css';
import type { ExampleTask } from './create-example.ts';
import { ExampleForm } from './example-form.tsx';

interface AddExampleFormProps {
  readonly storedRun: RunDetail;
  readonly task: ExampleTask;
  onClose(): void;
}

/** Adds a stored run to a data set: the user chooses a data set of the run's task and edits the example. */
export function AddExampleForm({ storedRun, task, onClose }: AddExampleFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const dataSets = useCall(dataSetCalls.list, {
    filters: { task: [task] },
    page: 1,
    pageSize: LIMITS.unpagedListSize,
  });
  return (
    <LoadedSection loaded={dataSets} skeleton={<SectionSkeleton />}>
      {({ list }) => {
        const dataSetId = chosen || (list.length === 1 ? (list[0]?.id ?? '') : '');
        if (list.length === 0) {
          return (
            <p className={styles.hint}>
              {t({ id: 'assets.page.annotation.none', message: 'There is no data set for this task yet.' })}{' '}
              <SafeLink to={DATA_SETS_LOCATION}>
                {t({ id: 'assets.page.annotation.create', message: 'Create a data set' })}
              </SafeLink>
            </p>
          );
        }
        return (
          <>
            <Field label={t({ id: 'assets.page.annotation.data-set', message: 'Data set' })} isRequired>
              {(control) => (
                <Choice
                  {...control}
                  value={dataSetId}
                  options={[
                    {
                      value: '',
                      label: t({ id: 'assets.page.annotation.choose', message: 'Choose a data set' }),
                    },
                    ...list.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChoose={setChosen}
                />
              )}
            </Field>
            {dataSetId === '' ? (
              <Button onClick={onClose}>
                {t({ id: 'assets.component.question.cancel', message: 'Cancel' })}
              </Button>
            ) : (
              <ExampleForm
                key={dataSetId}
                storedRun={storedRun}
                task={task}
                dataSetId={dataSetId}
                onClose={onClose}
              />
            )}
          </>
        );
      }}
    </LoadedSection>
  );
}
