import { LIMITS } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { Field, Input, TextArea } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface AppFieldsProps {
  readonly fields: Fields<Named>;
  /** Labels of the fields. */
  readonly labels: Named;
}

/** The name and description of an app. */
export function AppFields({ fields, labels }: AppFieldsProps) {
  const { t } = useLingui();
  const { values, errors, change, leaveField } = fields;
  return (
    <>
      <Field label={labels.name} error={errors.name} isRequired>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={LIMITS.nameLength}
            autoComplete="off"
            onChange={(name) => change('name', name)}
            onBlur={() => leaveField('name')}
          />
        )}
      </Field>
      <Field
        label={labels.description}
        error={errors.description}
        optionalMark={t({ id: 'assets.component.field.optional', message: 'Optional' })}
      >
        {(control) => (
          <TextArea
            {...control}
            value={values.description}
            maxLength={LIMITS.descriptionLength}
            minRows={2}
            maxRows={6}
            onChange={(description) => change('description', description)}
            onBlur={() => leaveField('description')}
          />
        )}
      </Field>
    </>
  );
}
