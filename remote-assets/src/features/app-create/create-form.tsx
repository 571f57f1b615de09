import { type App, type AppKind, appCalls, LIMITS, type LogPolicy, type TargetRow } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';
import { Button, Checkbox, FormAlert } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AppFields } from '../../app-fields.tsx';
import { useFindNameError } from '../../use-find-name-error.ts';
import styles from './app-create.module.css';
import { TargetChoice } from './target-choice.tsx';

interface CreateFormProps {
  readonly kind: AppKind;
  readonly targets: readonly TargetRow[];
  onCreated(app: App): void;
  onCancel(): void;
}

export function CreateForm({ kind, targets, onCreated, onCancel }: CreateFormProps) {
  const { t } = useLingui();
  const form = useCreateForm(kind, targets[0]?.id ?? '', onCreated);
  const { values, errors, change } = form;
  return (
    <form {...form.element} className={styles.form}>
      <TargetChoice
        targets={targets}
        chosen={values.targetId}
        error={errors.targetId}
        onChoose={(id) => change('targetId', id)}
      />
      <div className={styles.details}>
        <FormAlert>{form.error}</FormAlert>
        <AppFields
          fields={form}
          labels={{
            name: t({ id: 'assets.page.app-create.name', message: 'Name' }),
            description: t({ id: 'assets.page.app-create.description', message: 'Description' }),
          }}
        />
        <div className={styles.logPolicy}>
          <Checkbox
            checked={values.logPolicy === 'full'}
            onChange={(isStored) => change('logPolicy', isStored ? 'full' : 'metadata')}
          >
            {t({
              id: 'assets.page.app-create.store',
              message: `Store inputs and outputs of runs for ${plural(LIMITS.defaultRetentionDays, { one: '# day', other: '# days' })}`,
            })}
          </Checkbox>
          <p className={styles.hint}>
            {t({
              id: 'assets.page.app-create.store-hint',
              message:
                'If stored, you can view inputs and outputs, and run an input again. Admins must give a reason to view them. You can change this later on the Settings tab of the app.',
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t({ id: 'assets.page.app-create.cancel', message: 'Cancel' })}</Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {t({ id: 'assets.page.app-create.create', message: 'Create and open' })}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Returns the form that creates an app on a target. `onCreated` receives the app. */
function useCreateForm(kind: AppKind, firstTargetId: string, onCreated: (app: App) => void) {
  const { t } = useLingui();
  const { setDirty } = usePane();
  const findNameError = useFindNameError();
  return useForm({
    initial: { targetId: firstTargetId, name: '', description: '', logPolicy: 'full' as LogPolicy },
    validate: ({ name, description }) => ({
      name: findNameError(name),
      description:
        description.length > LIMITS.descriptionLength
          ? t({ id: 'assets.page.app-create.description-rule', message: 'The description is too long' })
          : undefined,
    }),
    send: ({ name, ...rest }) =>
      request(appCalls[kind].create, { ...rest, name: name.trim() }, { isSilent: true }),
    onSent: onCreated,
    onDirtyChange: setDirty,
  });
}
