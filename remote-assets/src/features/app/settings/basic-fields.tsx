import { LIMITS } from '@atrium/contract';
import { Field, type Fields, Input, TextArea } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { Settings } from './settings.ts';
import { useSettingNames } from './use-setting-names.ts';

/** What an app is called, and what it is for. */
export function BasicFields({ fields }: { readonly fields: Fields<Settings> }) {
  const { t } = useLingui();
  const names = useSettingNames();
  const { values, errors, change, leave } = fields;
  return (
    <>
      <Field label={names.name} error={errors.name} isRequired>
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
      <Field label={names.description} error={errors.description}>
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
      <Field
        label={names.icon}
        error={errors.icon}
        hint={t({ id: 'assets.page.settings.icon-hint', message: '一个表情符号，或留空。' })}
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
