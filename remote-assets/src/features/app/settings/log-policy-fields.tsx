import { LIMITS, LOG_POLICIES, type LogPolicy } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { Field, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

/** The log policy and the retention of an app. */
export function LogPolicyFields({ fields }: { readonly fields: Fields<Settings> }) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const { values, errors, change, leaveField } = fields;
  const policies: Readonly<Record<LogPolicy, string>> = {
    none: t({ id: 'assets.page.settings.policy-none', message: 'None' }),
    metadata: t({ id: 'assets.page.settings.policy-metadata', message: 'Metadata only' }),
    full: t({ id: 'assets.page.settings.policy-full', message: 'Metadata, input and output' }),
  };
  return (
    <>
      <Field
        label={labels.logPolicy}
        error={errors.logPolicy}
        hint={t({
          id: 'assets.page.settings.policy-hint',
          message: 'You can view inputs and outputs, and run an input again, only if they are stored.',
        })}
      >
        {(control) => (
          <Choice
            {...control}
            value={values.logPolicy}
            options={LOG_POLICIES.map((value) => ({ value, label: policies[value] }))}
            onChoose={(value) => {
              const policy = LOG_POLICIES.find((each) => each === value);
              if (policy) change('logPolicy', policy);
            }}
          />
        )}
      </Field>
      <Field label={labels.retentionDays} error={errors.retentionDays} isRequired>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={LIMITS.retentionDays}
            value={values.retentionDays}
            onChange={(days) => change('retentionDays', days)}
            onBlur={() => leaveField('retentionDays')}
          />
        )}
      </Field>
    </>
  );
}
