import { LIMITS, TRAINING_ALGORITHMS, type TrainedTask, type TrainingSettings } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { TaskInputField } from '@atrium/task-views';
import { Button, Field, FormAlert, Input, TextArea } from '@atrium/ui/base';
import { Choice, DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';
import { ColumnFields } from './column-fields.tsx';
import { parseOption } from './parse-option.ts';
import { useTrainingForm } from './use-training-form.ts';
import { useTrainingLabels } from './use-training-labels.ts';

interface TrainingFormProps {
  readonly task: TrainedTask;
  onCancel(): void;
}

const VALIDATION_METHODS: readonly TrainingSettings['validation'][] = ['holdout', 'folds'];

/** The form of a training: its table, the use of each column, and the learning method. */
export function TrainingForm({ task, onCancel }: TrainingFormProps) {
  const { t } = useLingui();
  const form = useTrainingForm(task);
  const { methods, validationMethods, parameters } = useTrainingLabels();
  const { values, errors, change, isSending } = form;
  const { input } = values.table;
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <p className={styles.note}>
        {t({
          id: 'management.page.training.description',
          message:
            'The server trains a version on this table in the background. Later runs use the trained version without training it again.',
        })}
      </p>
      <TaskInputField
        task={task}
        offersSamples={false}
        value={values.table}
        errors={{ rows: errors.table }}
        onChange={(table) => change('table', table)}
      />
      {input.kind === 'table' && Object.keys(values.columns.uses).length > 0 ? (
        <ColumnFields
          task={task}
          table={input}
          value={values.columns}
          error={errors.columns}
          onChange={(columns) => change('columns', columns)}
        />
      ) : null}
      <div className={styles.sides}>
        <Field label={t({ id: 'management.page.training.algorithm', message: 'Model type' })}>
          {(control) => (
            <Choice
              {...control}
              value={values.algorithm}
              options={TRAINING_ALGORITHMS[task].map((value) => ({ value, label: methods[value] }))}
              onChoose={(value) => change('algorithm', parseOption(TRAINING_ALGORITHMS[task], value))}
            />
          )}
        </Field>
        {task === 'cluster' ? (
          <Field label={parameters.clusters} error={errors.clusters}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={values.clusters}
                onChange={(clusters) => change('clusters', toLatinDigits(clusters))}
              />
            )}
          </Field>
        ) : null}
        {task === 'anomaly' ? (
          <Field
            label={parameters.contamination}
            hint={t({
              id: 'management.page.training.contamination-hint',
              message:
                'Sets the threshold so that this share of the table is flagged. 0 sets it automatically.',
            })}
            error={errors.contamination}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                value={values.contamination}
                onChange={(contamination) => change('contamination', toLatinDigits(contamination))}
              />
            )}
          </Field>
        ) : null}
        <Field label={t({ id: 'management.page.training.validation', message: 'Validation method' })}>
          {(control) => (
            <Choice
              {...control}
              value={values.validation}
              options={VALIDATION_METHODS.map((value) => ({ value, label: validationMethods[value] }))}
              onChoose={(value) => change('validation', parseOption(VALIDATION_METHODS, value))}
            />
          )}
        </Field>
        <Field
          label={t({ id: 'management.page.training.seed', message: 'Random seed' })}
          hint={t({
            id: 'management.page.training.seed-hint',
            message: 'The same table, settings and seed train the same model.',
          })}
          error={errors.seed}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={values.seed}
              onChange={(seed) => change('seed', toLatinDigits(seed))}
            />
          )}
        </Field>
      </div>
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
          {t({ id: 'management.page.training.start', message: 'Start training' })}
        </Button>
      </DialogActions>
    </form>
  );
}
