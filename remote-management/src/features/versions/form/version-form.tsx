import { type AlgorithmVersionDetail, type EngineInfo, LIMITS, type TaskId } from '@atrium/contract';
import { SchemaFields } from '@atrium/table';
import { TaskInputField, useParameterLabels } from '@atrium/task-views';
import { Button, Field, FormAlert, Spin, TextArea } from '@atrium/ui/base';
import { Choice, DialogActions } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { useEngines } from '../use-engines.ts';
import styles from '../versions.module.css';
import { useVersionForm } from './use-version-form.ts';
import { VersionConflictChoice } from './version-conflict-choice.tsx';

interface VersionFormProps {
  /** The fields start with the values of this version. Undefined if the list has no version yet. */
  readonly base: AlgorithmVersionDetail | undefined;
  /** The version to edit; undefined for a new one. */
  readonly edited?: AlgorithmVersionDetail;
  onCancel(): void;
}

/** The content of a version: an engine, its parameters, and a sample for validation. */
export function VersionForm(props: VersionFormProps) {
  const { task } = useAlgorithm();
  const { engines, error, reload } = useEngines(task);
  const [first] = engines ?? [];
  if (!engines && error) return <EnginesFailure onRetry={() => void reload()} />;
  if (!task || !engines || !first) return <Spin />;
  return <VersionFields {...props} task={task} engines={[first, ...engines.slice(1)]} />;
}

function EnginesFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'management.page.versions.engines-failed', message: 'Failed to load engines' })}
      action={
        <Button onClick={onRetry}>{t({ id: 'management.page.versions.retry', message: 'Try again' })}</Button>
      }
    />
  );
}

interface VersionFieldsProps extends VersionFormProps {
  readonly task: TaskId;
  readonly engines: readonly [EngineInfo, ...EngineInfo[]];
}

function VersionFields({ task, engines, base, edited, onCancel }: VersionFieldsProps) {
  const { t } = useLingui();
  const { form, engine } = useVersionForm({ task, engines, base, edited });
  const labelsFor = useParameterLabels();
  const { values, errors, change, conflict, isSending } = form;
  if (conflict) {
    return (
      <VersionConflictChoice
        engines={engines}
        conflicts={conflict.fields}
        isSaving={isSending}
        onResolve={(sides) => void form.resolve(sides)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <form {...form.element}>
      <FormAlert>{form.error ?? errors.parameters ?? errors.sample}</FormAlert>
      <Field
        label={t({ id: 'management.page.versions.engine', message: 'Engine' })}
        // The Chinese full stop already contains a space.
        hint={engine.limitations.join(' ').replaceAll('。 ', '。')}
        error={errors.engineId}
      >
        {(control) => (
          <Choice
            {...control}
            value={values.engineId}
            options={engines.map(({ id, name, version }) => ({ value: id, label: `${name} ${version}` }))}
            onChoose={(engineId) => change('engineId', engineId)}
          />
        )}
      </Field>
      <h3 className={styles.sectionTitle}>
        {t({ id: 'management.page.versions.parameters', message: 'Parameters' })}
      </h3>
      <SchemaFields
        schema={engine.parameters}
        value={values.parameters}
        errors={form.getPartErrors('parameters')}
        labelsFor={labelsFor}
        onChange={(parameters) => change('parameters', parameters)}
      />
      <h3 className={styles.sectionTitle}>
        {t({ id: 'management.page.versions.sample', message: 'Sample' })}
      </h3>
      <p className={styles.note}>
        {t({
          id: 'management.page.versions.sample-description',
          message: 'This sample is used to validate the version and to compare it with others.',
        })}
      </p>
      <TaskInputField
        task={task}
        value={values.sample}
        errors={{ rows: errors.sample, values: errors.sample }}
        onChange={(sample) => change('sample', sample)}
      />
      <Field
        label={t({ id: 'management.page.versions.note', message: 'Change note' })}
        optionalMark={t({ id: 'management.page.versions.optional', message: 'Optional' })}
        error={errors.note}
      >
        {(control) => (
          <TextArea
            {...control}
            value={values.note}
            minRows={2}
            maxRows={6}
            maxLength={LIMITS.noteLength}
            onChange={(note) => change('note', note)}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onCancel}>{t({ id: 'management.page.versions.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t({ id: 'management.page.versions.save', message: 'Save' })}
        </Button>
      </DialogActions>
    </form>
  );
}
