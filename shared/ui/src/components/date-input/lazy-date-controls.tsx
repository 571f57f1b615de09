import { type ComponentProps, lazy, Suspense, useState } from 'react';

type Controls = typeof import('./date-controls.ts');

/**
 * The controls, after they have loaded. Each control below stores in its state which component it renders, because a
 * change from the lazy component to the loaded one would mount the control again.
 */
let loadedControls: Controls | undefined;

/** Loads the date controls. Controls that render afterwards need no placeholder. */
export async function loadDateControls(): Promise<Controls> {
  loadedControls ??= await import('./date-controls.ts');
  return loadedControls;
}

const LazyDateInput = lazy(async () => ({ default: (await loadDateControls()).DateInput }));
const LazyDateRange = lazy(async () => ({ default: (await loadDateControls()).DateRange }));
const LazyDateTimeInput = lazy(async () => ({ default: (await loadDateControls()).DateTimeInput }));

/** Reserves the height of a control while it loads. */
const placeholder = <span style={{ minBlockSize: 'var(--atrium-target)' }} />;

/** A field for a date that the user types or chooses in a calendar. */
export function DateInput(props: ComponentProps<Controls['DateInput']>) {
  const [Control] = useState(() => loadedControls?.DateInput ?? LazyDateInput);
  return (
    <Suspense fallback={placeholder}>
      <Control {...props} />
    </Suspense>
  );
}

/** A field for a range of days. The user types its ends, chooses them in a calendar, or chooses a preset. */
export function DateRange(props: ComponentProps<Controls['DateRange']>) {
  const [Control] = useState(() => loadedControls?.DateRange ?? LazyDateRange);
  return (
    <Suspense fallback={placeholder}>
      <Control {...props} />
    </Suspense>
  );
}

/** A field for a date and a time to the minute. */
export function DateTimeInput(props: ComponentProps<Controls['DateTimeInput']>) {
  const [Control] = useState(() => loadedControls?.DateTimeInput ?? LazyDateTimeInput);
  return (
    <Suspense fallback={placeholder}>
      <Control {...props} />
    </Suspense>
  );
}
