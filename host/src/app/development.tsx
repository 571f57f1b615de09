import { lazy, type ReactNode, Suspense } from 'react';

/** Fetched by development builds; in others the constant is false, and nothing of it is built. */
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
