import { lazy, type ReactNode, Suspense } from 'react';

/** Loaded in development builds only. In other builds, the condition is always false, and the code is left out. */
const LogButton =
  process.env.ATRIUM_DEVELOPMENT === 'true'
    ? lazy(async () => ({ default: (await import('./log-button.tsx')).LogButton }))
    : undefined;

/** Quick access to the front-end log, for developers. */
export function LazyLogButton(): ReactNode {
  if (!LogButton) return null;
  return (
    <Suspense>
      <LogButton />
    </Suspense>
  );
}
