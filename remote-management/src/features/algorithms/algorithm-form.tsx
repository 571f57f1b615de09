import { type Algorithm, LIMITS } from '@atrium/contract';
import { Button, Field, FormAlert, Input, TextArea } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { AlgorithmConflict } from './algorithm-conflict.tsx';
import styles from './algorithm-form.module.css';
import { useAlgorithmNames } from './algorithm-names.ts';
import { useAlgorithmForm } from './use-algorithm-form.ts';

interface AlgorithmFormProps {
  /** The algorithm to edit; none to add one. */
  readonly opened: Algorithm | undefined;
  onSaved(saved: Algorithm): void;
  onCancel(): void;
}

export function AlgorithmForm({ opened, onSaved, onCancel }: AlgorithmFormProps) {
  const { t } = useLingui();
  const { taskChoices } = useAlgorithmNames();
  const form = useAlgorithmForm(opened, onSaved);
  const { values, errors, change, leave } = form.fields;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <FormAlert>{form.refusal}</FormAlert>
      {form.conflict ? <AlgorithmConflict conflict={form.conflict} form={form} /> : null}
      <Field
        label={t({ id: 'management.page.algorithms.name', message: '名称' })}
        error={errors.name}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={LIMITS.nameLength}
            onChange={(name) => change('name', name)}
            onBlur={() => leave('name')}
          />
        )}
      </Field>
      <Field
        label={t({ id: 'management.page.algorithms.slug', message: '标识' })}
        hint={
          form.isSlugFixed
            ? t({ id: 'management.page.algorithms.slug-fixed', message: '发布后标识不可更改' })
            : t({ id: 'management.page.algorithms.slug-hint', message: '例如 kmeans，发布后不可更改' })
        }
        error={errors.slug}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            className={styles.code ?? ''}
            value={values.slug}
            disabled={form.isSlugFixed}
            maxLength={48}
            autoComplete="off"
            spellCheck={false}
            onChange={(slug) => change('slug', slug)}
            onBlur={() => leave('slug')}
          />
        )}
      </Field>
      <Field
        label={t({ id: 'management.page.algorithms.task', message: '任务' })}
        error={errors.task}
        isRequired
      >
        {(control) => (
          <Choice
            {...control}
            className={styles.choice ?? ''}
            value={values.task}
            options={taskChoices}
            onChoose={(task) => {
              const chosen = taskChoices.find((choice) => choice.value === task);
              if (chosen) change('task', chosen.value);
            }}
          />
        )}
      </Field>
      <Field
        label={t({ id: 'management.page.algorithms.description', message: '描述' })}
        error={errors.description}
      >
        {(control) => (
          <TextArea
            {...control}
            value={values.description}
            minRows={3}
            maxRows={8}
            onChange={(description) => change('description', description)}
            onBlur={() => leave('description')}
          />
        )}
      </Field>
      <Field
        label={t({ id: 'management.page.algorithms.tags', message: '标签' })}
        hint={t({ id: 'management.page.algorithms.tags-hint', message: '用逗号分隔' })}
        error={errors.tags}
      >
        {(control) => (
          <Input
            {...control}
            value={values.tags}
            onChange={(tags) => change('tags', tags)}
            onBlur={() => leave('tags')}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t({ id: 'management.page.algorithms.cancel', message: '取消' })}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.isSaving}
          disabled={form.conflict !== undefined}
        >
          {t({ id: 'management.page.algorithms.save', message: '保存' })}
        </Button>
      </div>
    </form>
  );
}
