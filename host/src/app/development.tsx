import { lazy, type ReactNode, Suspense } from 'react';

/** Loaded in development builds only. All other builds omit the code. */
const Tools =
  process.env.ATRIUM_DEVELOPMENT === 'true'
    ? lazy(async () => ({ default: (await import('../development/index.ts')).DevelopmentTools }))
    : undefined;

export function Development(): ReactNode {
  if (!Tools) return null;
  return (
    <Suspense>
      <Tools reload={() => window.location.reload()} />
    </Suspense>
  );
}
