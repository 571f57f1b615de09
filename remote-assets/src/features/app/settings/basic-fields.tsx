import { LIMITS } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { AppFields } from '../../../app-fields.tsx';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

/** The name, description and icon of an app. */
export function BasicFields({ fields }: { readonly fields: Fields<Settings> }) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const { values, errors, change } = fields;
  return (
    <>
      <AppFields fields={fields} labels={labels} />
      <Field
        label={labels.icon}
        error={errors.icon}
        optionalMark={t({ id: 'assets.component.field.optional', message: 'Optional' })}
        hint={t({ id: 'assets.page.settings.icon-hint', message: 'Enter one emoji, or leave it empty.' })}
      >
        {(control) => (
          <Input
            {...control}
            value={values.icon}
            maxLength={LIMITS.iconLength}
            autoComplete="off"
            onChange={(icon) => change('icon', icon)}
          />
        )}
      </Field>
    </>
  );
}
