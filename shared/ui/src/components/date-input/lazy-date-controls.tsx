import { type ComponentProps, lazy, Suspense } from 'react';

const Input = lazy(async () => ({ default: (await import('./date-controls.ts')).DateInput }));
const Range = lazy(async () => ({ default: (await import('./date-controls.ts')).DateRange }));
const TimeInput = lazy(async () => ({ default: (await import('./date-controls.ts')).DateTimeInput }));

/** The space of a control that is loading. */
const space = <span style={{ minBlockSize: 'var(--atrium-target)' }} />;

/** A date: typed, or chosen in a calendar. */
export function DateInput(props: ComponentProps<typeof Input>) {
  return (
    <Suspense fallback={space}>
      <Input {...props} />
    </Suspense>
  );
}

/** A range of days: typed, chosen in a calendar by its two ends, or chosen from presets. */
export function DateRange(props: ComponentProps<typeof Range>) {
  return (
    <Suspense fallback={space}>
      <Range {...props} />
    </Suspense>
  );
}

/** A date and a time to the minute. */
export function DateTimeInput(props: ComponentProps<typeof TimeInput>) {
  return (
    <Suspense fallback={space}>
      <TimeInput {...props} />
    </Suspense>
  );
}
