import { Field } from '@atrium/ui/base';
import { DateInput, DateRange, DateTimeInput } from '@atrium/ui/data';
import { useState } from 'react';
import { useGalleryLabels } from './use-gallery-labels.ts';

const DAY = '2026-01-15';

/** Dates, ranges and moments: enabled, disabled and invalid. */
export function DateSamples({ locale }: { readonly locale: string }) {
  const labels = useGalleryLabels();
  const [day, setDay] = useState(DAY);
  const [days, setDays] = useState({ from: DAY, to: '2026-01-20' });
  const [moment, setMoment] = useState(`${DAY}T09:30`);
  const date = { value: day, locale, labels: labels.calendar, onChange: setDay };
  return (
    <>
      <Field label={labels.date}>{(control) => <DateInput {...control} {...date} />}</Field>
      <Field label={labels.dateDisabled}>{(control) => <DateInput {...control} {...date} disabled />}</Field>
      <Field label={labels.dateInvalid} error={labels.error}>
        {(control) => <DateInput {...control} {...date} />}
      </Field>
      <Field label={labels.moment}>
        {(control) => (
          <DateTimeInput {...control} {...date} timeLabel={labels.time} value={moment} onChange={setMoment} />
        )}
      </Field>
      <Field label={labels.moment} aside={labels.disabled}>
        {(control) => (
          <DateTimeInput {...control} {...date} timeLabel={labels.time} value={moment} disabled />
        )}
      </Field>
      <Field label={labels.moment} error={labels.error}>
        {(control) => (
          <DateTimeInput {...control} {...date} timeLabel={labels.time} value={moment} onChange={setMoment} />
        )}
      </Field>
      <DateRange
        {...days}
        locale={locale}
        labels={{ ...labels.calendar, ...labels.range }}
        presets={[{ label: labels.week, days: 7 }]}
        onChange={setDays}
      />
    </>
  );
}
