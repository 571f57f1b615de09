import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useTarget } from '../use-target.ts';
import { BasicFields } from './basic-fields.tsx';
import { BindingFields } from './binding-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { LogPolicyFields } from './log-policy-fields.tsx';
import { OverrideFields } from './override-fields.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SettingsForm() {
  const { t } = useLingui();
  const { target, isUnpublished } = useTarget();
  const { form, changedByOthers, loadStored } = useSettingsForm(target);
  return (
    <form {...form.element} className={styles.card}>
      <FormAlert>{form.error}</FormAlert>
      {changedByOthers.length > 0 ? (
        <StaleNotice changed={changedByOthers} onLoadStored={loadStored} />
      ) : null}
      <div className={styles.columns}>
        <div>
          <BasicFields fields={form} />
          <BindingFields fields={form} target={target} isUnpublished={isUnpublished} />
          <LogPolicyFields fields={form} />
        </div>
        <div>
          <LimitFields fields={form} />
          {target ? <OverrideFields fields={form} target={target} /> : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending} disabled={!form.isDirty}>
          {t({ id: 'assets.page.settings.save', message: 'Save' })}
        </Button>
      </div>
    </form>
  );
}
