import { RUN_LIMITS } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

const NAMES = ['perMinute', 'perDay', 'atOnce'] as const;

/** The limits of an app. They apply to all users and API keys together. */
export function LimitFields({ fields }: { readonly fields: Fields<Settings> }) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const optionalMark = t({ id: 'assets.component.field.optional', message: 'Optional' });
  const { values, errors, change, leaveField } = fields;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.sectionTitle}>
        {t({ id: 'assets.page.settings.limits', message: 'Limits' })}
      </legend>
      <p className={styles.hint}>
        {t({
          id: 'assets.page.settings.limits-hint',
          message: 'For all users and API keys together. An empty field sets no limit.',
        })}
      </p>
      {NAMES.map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]} optionalMark={optionalMark}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={RUN_LIMITS[name]}
              value={values[name]}
              onChange={(limit) => change(name, limit)}
              onBlur={() => leaveField(name)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
