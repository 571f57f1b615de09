import { parseLocalTime, type SeriesDates } from '@atrium/contract';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../file/file-report.tsx';
import { useDescribeStep } from './use-describe-step.ts';

interface DatesFieldsProps {
  readonly dates: SeriesDates | undefined;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  onChange(changed: { readonly dates: SeriesDates | undefined }): void;
}

type Step = Pick<SeriesDates, 'unit' | 'every'>;

const STEPS: readonly Step[] = [
  { unit: 'minute', every: 1 },
  { unit: 'hour', every: 1 },
  { unit: 'day', every: 1 },
  { unit: 'weekday', every: 1 },
  { unit: 'day', every: 7 },
  { unit: 'month', every: 1 },
  { unit: 'month', every: 3 },
  { unit: 'month', every: 12 },
];
/** The option for a series without dates. */
const NONE = '';

/** The dates of a series: the step between them, and the first one. */
export function DatesFields({ dates, error, isDisabled, onChange }: DatesFieldsProps) {
  const { t } = useLingui();
  const nameStep = useDescribeStep();
  const toKey = ({ unit, every }: Step) => `${every} ${unit}`;
  const isListed = !dates || STEPS.some((step) => toKey(step) === toKey(dates));
  const steps = isListed ? STEPS : [...STEPS, dates];
  const isValid = !dates || parseLocalTime(dates.first) !== undefined;
  return (
    <>
      <ChoiceField
        label={t({ id: 'tasks.component.dates.step', message: 'Time between values' })}
        value={dates ? toKey(dates) : NONE}
        options={[
          { value: NONE, label: t({ id: 'tasks.component.dates.none', message: 'No dates' }) },
          ...steps.map((step) => ({ value: toKey(step), label: nameStep(step) })),
        ]}
        isDisabled={isDisabled}
        onChoose={(key) => {
          const step = steps.find((each) => toKey(each) === key);
          const first = dates?.first ?? new Date().toISOString().slice(0, 10);
          onChange({ dates: step && { first, unit: step.unit, every: step.every } });
        }}
      />
      {dates ? (
        <Field
          label={t({ id: 'tasks.component.dates.first', message: 'Date of the first value' })}
          isRequired
          error={
            isValid
              ? error
              : t({
                  id: 'tasks.component.dates.rule',
                  message: 'Enter a date such as 2026-01-31, or 2026-01-31T13:00',
                })
          }
        >
          {(control) => (
            <Input
              {...control}
              disabled={isDisabled}
              value={dates.first}
              maxLength={19}
              onChange={(text) => onChange({ dates: { ...dates, first: text.trim().replace(' ', 'T') } })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
