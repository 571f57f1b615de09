import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useTarget } from '../use-target.ts';
import { BasicFields } from './basic-fields.tsx';
import { BindingFields } from './binding-fields.tsx';
import { OverrideFields } from './override-fields.tsx';
import { RecordFields } from './record-fields.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SettingsForm() {
  const { t } = useLingui();
  const { target, isLoading } = useTarget();
  const { fields, refusal, overrideErrors, isSaving, changed, takeStored, save } = useSettingsForm(target);
  return (
    <form
      noValidate
      className={`${styles.card} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormAlert>{refusal}</FormAlert>
      {changed.length > 0 ? <StaleNotice changed={changed} onTake={takeStored} /> : null}
      <BasicFields fields={fields} />
      <BindingFields fields={fields} target={target} isLoading={isLoading} />
      {target ? <OverrideFields fields={fields} target={target} errors={overrideErrors} /> : null}
      <RecordFields fields={fields} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!fields.isDirty}>
          {t({ id: 'assets.page.settings.save', message: 'Save' })}
        </Button>
      </div>
    </form>
  );
}
