import { includesLevel } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { ParameterName, ParameterValue, readParameterDefaults } from '@atrium/task-views';
import { Button, Field } from '@atrium/ui/base';
import { Choice, Disclosure } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { useDescribeBinding } from '../use-describe-binding.ts';
import { useTarget } from '../use-target.ts';
import runStyles from './run.module.css';

interface RunOptionsProps {
  /** The binding of the next runs. Empty for the binding of the app. */
  readonly binding: string;
  onBindingChange(binding: string): void;
}

/** The version of the next runs, and the parameters that they use. Collapsed at first. */
export function RunOptions({ binding, onBindingChange }: RunOptionsProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  const { target } = useTarget();
  const describeBinding = useDescribeBinding();
  const overridesSchema = target?.overrides;
  const parameters = Object.entries(readParameterDefaults(overridesSchema));
  return (
    <Disclosure title={t({ id: 'assets.page.app.options', message: 'Version and parameters' })}>
      <Field label={t({ id: 'assets.page.history.again-on', message: 'Version' })}>
        {(control) => (
          <Choice
            {...control}
            value={binding}
            options={[
              {
                value: '',
                label: t({ id: 'assets.page.history.app-binding', message: 'Current version of the app' }),
              },
              ...(target?.bindings ?? []).map((one) => ({ value: one.binding, label: describeBinding(one) })),
            ]}
            onChoose={onBindingChange}
          />
        )}
      </Field>
      {parameters.length > 0 ? (
        <dl className={styles.detailList}>
          {parameters.map(([name, defaultValue]) => (
            <div key={name}>
              <dt>
                <ParameterName name={name} />
              </dt>
              <dd>
                <ParameterValue name={name} value={app.overrides[name] ?? defaultValue} />
                {name in app.overrides ? null : (
                  <span className={runStyles.default}>
                    {' '}
                    {t({ id: 'assets.page.app.parameter-default', message: '(default)' })}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {includesLevel(app.level, 'edit') ? (
        <Button
          type="text"
          size="small"
          onClick={() => navigator.setQuery({ tab: 'settings' }, { replace: true })}
        >
          {t({ id: 'assets.page.app.change-options', message: 'Edit in settings' })}
        </Button>
      ) : null}
    </Disclosure>
  );
}
