import { type App, type AppKind, LIMITS, type Target } from '@atrium/contract';
import { Button, Field, FormAlert, Input, TextArea } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './app-create.module.css';
import { TargetChoice } from './target-choice.tsx';
import { useCreateForm } from './use-create-form.ts';

interface CreateFormProps {
  readonly kind: AppKind;
  readonly targets: readonly Target[];
  onCreated(app: App): void;
  onCancel(): void;
}

export function CreateForm({ kind, targets, onCreated, onCancel }: CreateFormProps) {
  const { t } = useLingui();
  const { fields, refusal, isCreating, create } = useCreateForm(kind, targets[0]?.id ?? '', onCreated);
  const { values, errors, change, leave } = fields;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <FormAlert>{refusal}</FormAlert>
      <TargetChoice
        targets={targets}
        chosen={values.targetId}
        error={errors.targetId}
        onChoose={(id) => change('targetId', id)}
      />
      <Field label={t({ id: 'assets.page.app-create.name', message: '名称' })} error={errors.name} isRequired>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={LIMITS.nameLength}
            autoComplete="off"
            onChange={(name) => change('name', name)}
            onBlur={() => leave('name')}
          />
        )}
      </Field>
      <Field
        label={t({ id: 'assets.page.app-create.description', message: '描述（可选）' })}
        error={errors.description}
      >
        {(control) => (
          <TextArea
            {...control}
            value={values.description}
            minRows={2}
            maxRows={6}
            onChange={(description) => change('description', description)}
            onBlur={() => leave('description')}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t({ id: 'assets.page.app-create.cancel', message: '取消' })}</Button>
        <Button type="primary" htmlType="submit" loading={isCreating}>
          {t({ id: 'assets.page.app-create.create', message: '创建并打开' })}
        </Button>
      </div>
    </form>
  );
}
