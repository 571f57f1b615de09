import { API_LIMITS, keyCalls, LIMITS } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Field, FormAlert, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNameRule } from '../../../use-name-rule.ts';
import { ConfirmationDialog } from '../confirmation-dialog.tsx';
import { useOpenApp } from '../open-app.ts';

interface CreateKeyProps {
  onClose(): void;
  onCreated(secret: string): void;
}

const DAYS = [7, 30, 90, 180, 365] as const;

/** Creates a key for the open app. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const nameRule = useNameRule();
  const numberRule = useNumberRule();
  const form = useForm({
    initial: {
      name: '',
      days: String(API_LIMITS.keyDays.default),
      perMinute: String(API_LIMITS.keyPerMinute.default),
      perDay: String(API_LIMITS.keyPerDay.default),
    },
    validate: ({ name, perMinute, perDay }) => ({
      name: nameRule(name),
      perMinute: numberRule(perMinute, API_LIMITS.keyPerMinute.max),
      perDay: numberRule(perDay, API_LIMITS.keyPerDay.max),
    }),
    send: ({ name, days, perMinute, perDay }) =>
      request(
        keyCalls.create,
        {
          appId: app.id,
          name: name.trim(),
          days: Number(days),
          perMinute: Number(perMinute),
          perDay: Number(perDay),
        },
        { isSilent: true },
      ),
    onSent: ({ secret }) => onCreated(secret),
  });
  const { values, errors, change, leave } = form;
  return (
    <ConfirmationDialog
      isOpen
      title={t({ id: 'assets.page.api.create-title', message: 'Create an API key' })}
      confirm={t({ id: 'assets.page.api.create', message: 'Create key' })}
      isBusy={form.isSending}
      onClose={onClose}
      onConfirm={() => void form.submit()}
    >
      <form {...form.element}>
        <FormAlert>{form.error}</FormAlert>
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
              onBlur={() => leave('name')}
            />
          )}
        </Field>
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
              onBlur={() => leave('perMinute')}
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
              onBlur={() => leave('perDay')}
            />
          )}
        </Field>
        {/* Without a submit button, Enter submits only a form with one field. */}
        <button type="submit" hidden />
      </form>
    </ConfirmationDialog>
  );
}

function useNumberRule(): (text: string, max: number) => string | undefined {
  const { t } = useLingui();
  return (text, max) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= max) return undefined;
    return t({ id: 'assets.page.api.number-range', message: `Enter a whole number from 1 to ${max}` });
  };
}
