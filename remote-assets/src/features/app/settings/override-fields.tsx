import type { Target } from '@atrium/contract';
import type { Fields } from '@atrium/runtime';
import { SchemaFields } from '@atrium/table';
import { useParameterLabels } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

interface OverrideFieldsProps {
  readonly fields: Fields<Settings>;
  readonly target: Target;
}

/** The engine parameters that the target lets its apps override. */
export function OverrideFields({ fields, target }: OverrideFieldsProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const labelsFor = useParameterLabels();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.sectionTitle}>{labels.overrides}</legend>
      <p className={styles.hint}>
        {t({
          id: 'assets.page.settings.overrides-hint',
          message: 'Parameters that you do not set use the values of the AI service.',
        })}
      </p>
      <SchemaFields
        schema={target.overrides}
        value={fields.values.overrides}
        errors={fields.getPartErrors('overrides')}
        labelsFor={labelsFor}
        onChange={(overrides) => fields.change('overrides', overrides)}
      />
    </fieldset>
  );
}
