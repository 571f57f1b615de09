import { formatLocalTime } from '@atrium/charts';
import { parseLocalTime, type SeriesDates } from '@atrium/contract';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../file/file-report.tsx';
import { useDescribeInterval } from './use-describe-interval.ts';

interface DatesFieldsProps {
  readonly dates: SeriesDates | undefined;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  onChange(changed: { readonly dates: SeriesDates | undefined }): void;
}

type Interval = Pick<SeriesDates, 'unit' | 'every'>;

const INTERVALS: readonly Interval[] = [
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

/** The dates of a series: the interval between them, and the first one. */
export function DatesFields({ dates, error, isDisabled, onChange }: DatesFieldsProps) {
  const { t } = useLingui();
  const nameInterval = useDescribeInterval();
  const toKey = ({ unit, every }: Interval) => `${every} ${unit}`;
  const isListed = !dates || INTERVALS.some((interval) => toKey(interval) === toKey(dates));
  const intervals = isListed ? INTERVALS : [...INTERVALS, dates];
  const isValid = !dates || parseLocalTime(dates.first) !== undefined;
  return (
    <>
      <ChoiceField
        label={t({ id: 'tasks.component.dates.step', message: 'Time between values' })}
        value={dates ? toKey(dates) : NONE}
        options={[
          { value: NONE, label: t({ id: 'tasks.component.dates.none', message: 'Not set (no dates)' }) },
          ...intervals.map((interval) => ({ value: toKey(interval), label: nameInterval(interval) })),
        ]}
        isDisabled={isDisabled}
        onChoose={(key) => {
          const interval = intervals.find((each) => toKey(each) === key);
          const first = dates?.first ?? formatLocalTime(Date.now(), 'day');
          onChange({ dates: interval && { first, unit: interval.unit, every: interval.every } });
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
