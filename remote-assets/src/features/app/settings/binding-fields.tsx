import { Field, type Fields } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useBindingWords } from '../use-binding-words.ts';
import { useTarget } from '../use-target.ts';
import type { Settings } from './settings.ts';
import { useSettingNames } from './use-setting-names.ts';

/** What an app runs on, and which of its parameters it sets for itself. */
export function BindingFields({ fields }: { readonly fields: Fields<Settings> }) {
  const { t } = useLingui();
  const names = useSettingNames();
  const words = useBindingWords();
  const { target, isLoading } = useTarget();
  const { values, errors, change } = fields;
  const offered = (target?.bindings ?? []).map((one) => ({ value: one.binding, label: words(one) }));
  const isOffered = offered.some(({ value }) => value === values.binding);
  const options = isOffered ? offered : [{ value: values.binding, label: values.binding }, ...offered];
  return (
    <>
      <Field
        label={names.binding}
        error={errors.binding}
        hint={
          target || isLoading
            ? undefined
            : t({ id: 'assets.page.settings.no-target', message: '所用能力已不再发布，无法更换版本。' })
        }
      >
        {(control) => (
          <Choice
            {...control}
            value={values.binding}
            options={options}
            onChoose={(binding) => change('binding', binding)}
          />
        )}
      </Field>
    </>
  );
}
