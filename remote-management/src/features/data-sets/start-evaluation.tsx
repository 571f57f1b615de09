import { type DataSetRow, type EvaluationTarget, evaluationCalls, versionName } from '@atrium/contract';
import { request, useCall } from '@atrium/runtime';
import { Button, Field, FormAlert } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import styles from './data-sets.module.css';

interface StartEvaluationProps {
  readonly dataSet: DataSetRow;
  onStarted(): void;
}

/** Chooses a target and a version, and starts its evaluation. */
export function StartEvaluation({ dataSet, onStarted }: StartEvaluationProps) {
  const { t } = useLingui();
  const { data } = useCall(evaluationCalls.targets, { task: dataSet.task });
  const [chosenId, chooseId] = useState('');
  const [chosenVersion, chooseVersion] = useState('');
  const { isRunning, error, run } = useAction();
  const targets = data?.list ?? [];
  const target = targets.find(({ id }) => id === chosenId) ?? targets[0];
  const version = target?.versions.find((number) => String(number) === chosenVersion) ?? target?.versions[0];
  if (data && !target) {
    return (
      <p>
        {t({
          id: 'management.page.data-sets.nothing-to-evaluate',
          message: 'There is no version to evaluate. Create one for this task first.',
        })}
      </p>
    );
  }
  const start = async (chosen: EvaluationTarget, number: number) => {
    const body = { id: dataSet.id, kind: chosen.kind, targetId: chosen.id, version: number };
    if (await run(() => request(evaluationCalls.start, body, { isSilent: true }))) onStarted();
  };
  const productionMark = t({ id: 'management.page.data-sets.in-use', message: '(production)' });
  // The glyph of a full-width parenthesis already contains a space.
  const labelProduction = (number: number) => `${versionName(number)} ${productionMark}`.replace(' （', '（');
  return (
    <>
      <FormAlert>{error?.msg}</FormAlert>
      <div className={styles.start}>
        <Field label={t({ id: 'management.page.data-sets.target', message: 'AI service' })}>
          {(control) => (
            <Choice
              {...control}
              value={target?.id ?? ''}
              options={targets.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={chooseId}
            />
          )}
        </Field>
        <Field label={t({ id: 'management.page.data-sets.version', message: 'Version' })}>
          {(control) => (
            <Choice
              {...control}
              value={String(version ?? '')}
              options={(target?.versions ?? []).map((number) => ({
                value: String(number),
                label: number === target?.current ? labelProduction(number) : versionName(number),
              }))}
              onChoose={chooseVersion}
            />
          )}
        </Field>
        <Button
          type="primary"
          loading={isRunning}
          disabled={!target || version === undefined}
          onClick={() => target && version !== undefined && void start(target, version)}
        >
          {t({ id: 'management.page.data-sets.start', message: 'Evaluate' })}
        </Button>
      </div>
    </>
  );
}
