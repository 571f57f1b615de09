import {
  ACCOUNT_KEY_SCOPES,
  API_LIMITS,
  KEY_SCOPES,
  type KeyScope,
  keyCalls,
  LIMITS,
  RUN_LIMITS,
} from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useForm } from '@atrium/runtime';
import { Button, Checkbox, Field, FormAlert, Input } from '@atrium/ui/base';
import { Choice, DialogActions, SideDrawer } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFindNameError } from '../use-find-name-error.ts';
import styles from './keys.module.css';
import { useScopeLabels } from './use-scope-labels.ts';

interface CreateKeyProps {
  /** The app of the key. Undefined for an account key. */
  readonly appId: string | undefined;
  onClose(): void;
  onCreated(secret: string): void;
}

/** The lifetimes that a user can choose, in days. */
const DAYS = [7, 30, 90, 180, 365] as const;

/** Creates a key of an app or of the user's account. */
export function CreateKey({ appId, onClose, onCreated }: CreateKeyProps) {
  const { t } = useLingui();
  const scopeLabels = useScopeLabels();
  const findNameError = useFindNameError();
  const findNumberError = useFindNumberError();
  const form = useForm({
    initial: {
      name: '',
      // The scope `manage` of an account key is not selected at first.
      scopes: [...KEY_SCOPES] as KeyScope[],
      days: String(API_LIMITS.keyDays.default),
      perMinute: String(API_LIMITS.keyPerMinute.default),
      perDay: String(API_LIMITS.keyPerDay.default),
      atOnce: '',
    },
    validate: ({ name, perMinute, perDay, atOnce }) => ({
      name: findNameError(name),
      perMinute: findNumberError(perMinute, API_LIMITS.keyPerMinute.max),
      perDay: findNumberError(perDay, API_LIMITS.keyPerDay.max),
      atOnce: atOnce === '' ? undefined : findNumberError(atOnce, RUN_LIMITS.atOnce),
    }),
    send: ({ name, scopes, days, perMinute, perDay, atOnce }) =>
      request(
        keyCalls.create,
        {
          ...(appId === undefined ? {} : { appId }),
          name: name.trim(),
          scopes,
          days: Number(days),
          perMinute: Number(perMinute),
          perDay: Number(perDay),
          ...(atOnce === '' ? {} : { atOnce: Number(atOnce) }),
        },
        { isSilent: true },
      ),
    onSent: ({ secret }) => onCreated(secret),
  });
  const { values, errors, change, leaveField } = form;
  const offered = appId === undefined ? ACCOUNT_KEY_SCOPES : KEY_SCOPES;
  return (
    <SideDrawer
      isOpen
      title={t({ id: 'assets.page.api.create', message: 'Create key' })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      onClose={onClose}
    >
      <form {...form.element}>
        <FormAlert>{form.error}</FormAlert>
        <div data-autofocus-inside>
          <Field
            label={t({ id: 'assets.page.api.name', message: 'Name' })}
            error={errors.name}
            hint={t({
              id: 'assets.page.api.name-hint',
              message: 'For example, the program that uses the key.',
            })}
            isRequired
          >
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
        </div>
        <fieldset className={styles.scopes}>
          <legend>{t({ id: 'assets.page.api.scopes', message: 'Scopes' })}</legend>
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              checked={values.scopes.includes(scope)}
              // A key needs at least one scope.
              disabled={values.scopes.length === 1 && values.scopes.includes(scope)}
              onChange={(isChosen) =>
                change(
                  'scopes',
                  offered.filter((other) => (other === scope ? isChosen : values.scopes.includes(other))),
                )
              }
            >
              {scopeLabels[scope]}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={t({ id: 'assets.page.api.valid-for', message: 'Valid for' })}>
          {(control) => (
            <Choice
              {...control}
              value={values.days}
              options={DAYS.map((days) => ({
                value: String(days),
                label: t({
                  id: 'assets.page.api.days',
                  message: plural(days, { one: '# day', other: '# days' }),
                }),
              }))}
              onChoose={(days) => change('days', days)}
            />
          )}
        </Field>
        <Field
          label={t({ id: 'assets.page.api.per-minute', message: 'Requests per minute' })}
          error={errors.perMinute}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={API_LIMITS.keyPerMinute.max}
              value={values.perMinute}
              onChange={(perMinute) => change('perMinute', perMinute)}
              onBlur={() => leaveField('perMinute')}
            />
          )}
        </Field>
        <Field
          label={t({ id: 'assets.page.api.per-day', message: 'Runs per day' })}
          error={errors.perDay}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={API_LIMITS.keyPerDay.max}
              value={values.perDay}
              onChange={(perDay) => change('perDay', perDay)}
              onBlur={() => leaveField('perDay')}
            />
          )}
        </Field>
        <Field
          label={t({ id: 'assets.page.api.at-once', message: 'Concurrent runs' })}
          error={errors.atOnce}
          optionalMark={t({ id: 'assets.component.field.optional', message: 'Optional' })}
          hint={t({ id: 'assets.page.api.at-once-hint', message: 'An empty field sets no limit.' })}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={RUN_LIMITS.atOnce}
              value={values.atOnce}
              onChange={(atOnce) => change('atOnce', atOnce)}
              onBlur={() => leaveField('atOnce')}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>
            {t({ id: 'assets.component.question.cancel', message: 'Cancel' })}
          </Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {t({ id: 'assets.page.api.create', message: 'Create key' })}
          </Button>
        </DialogActions>
      </form>
    </SideDrawer>
  );
}

function useFindNumberError(): (text: string, maximum: number) => string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  return (text, maximum) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= maximum) return undefined;
    const max = format.number(maximum);
    return t({ id: 'assets.page.api.number-range', message: `Enter a whole number from 1 to ${max}` });
  };
}
