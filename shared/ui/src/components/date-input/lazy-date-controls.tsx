import { type ComponentProps, lazy, Suspense, useState } from 'react';

type Controls = typeof import('./date-controls.ts');

let loaded: Controls | undefined;

/** Loads the date controls. A control that appears afterwards shows at once. */
export async function loadDateControls(): Promise<Controls> {
  loaded ??= await import('./date-controls.ts');
  return loaded;
}

const Input = lazy(async () => ({ default: (await loadDateControls()).DateInput }));
const Range = lazy(async () => ({ default: (await loadDateControls()).DateRange }));
const TimeInput = lazy(async () => ({ default: (await loadDateControls()).DateTimeInput }));

/** The space of a control that is loading. */
const space = <span style={{ minBlockSize: 'var(--atrium-target)' }} />;

/** A date: typed, or chosen in a calendar. */
export function DateInput(props: ComponentProps<Controls['DateInput']>) {
  const [Control] = useState(() => loaded?.DateInput ?? Input);
  return (
    <Suspense fallback={space}>
      <Control {...props} />
    </Suspense>
  );
}

/** A range of days: typed, chosen in a calendar by its two ends, or chosen from presets. */
export function DateRange(props: ComponentProps<Controls['DateRange']>) {
  const [Control] = useState(() => loaded?.DateRange ?? Range);
  return (
    <Suspense fallback={space}>
      <Control {...props} />
    </Suspense>
  );
}

/** A date and a time to the minute. */
export function DateTimeInput(props: ComponentProps<Controls['DateTimeInput']>) {
  const [Control] = useState(() => loaded?.DateTimeInput ?? TimeInput);
  return (
    <Suspense fallback={space}>
      <Control {...props} />
    </Suspense>
  );
}
