import { lazy, type ReactNode, Suspense } from 'react';

/** Fetched by development builds; in others the constant is false, and nothing of it is built. */
const LogButton =
  process.env.ATRIUM_DEVELOPMENT === 'true'
    ? lazy(async () => ({ default: (await import('./log-button.tsx')).LogButton }))
    : undefined;

/** The front-end log at hand, for those who develop. */
export function LogHeader(): ReactNode {
  if (!LogButton) return null;
  return (
    <Suspense>
      <LogButton />
    </Suspense>
  );
}
