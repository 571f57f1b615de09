import type { Target } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useDescribeBinding } from '../use-describe-binding.ts';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

interface BindingFieldsProps {
  readonly fields: Fields<Settings>;
  /** Undefined while the target loads, if it cannot be loaded, or if it is no longer published. */
  readonly target: Target | undefined;
  readonly isUnpublished: boolean;
}

/** The binding of an app. */
export function BindingFields({ fields, target, isUnpublished }: BindingFieldsProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const describeBinding = useDescribeBinding();
  const { values, errors, change } = fields;
  const offered = (target?.bindings ?? []).map((offer) => ({
    value: offer.binding,
    label: describeBinding(offer),
  }));
  // The list also shows the current binding of the app if the target no longer offers it.
  const isOffered = offered.some(({ value }) => value === values.binding);
  const options = isOffered ? offered : [{ value: values.binding, label: values.binding }, ...offered];
  return (
    <Field
      label={labels.binding}
      error={errors.binding}
      hint={
        isUnpublished
          ? t({
              id: 'assets.page.settings.no-target',
              message: 'The AI service is no longer published, so the version cannot be changed.',
            })
          : undefined
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
  );
}
