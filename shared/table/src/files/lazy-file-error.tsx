import { type ComponentProps, lazy, Suspense } from 'react';
import type { FileError as Content } from './file-error.tsx';

const Loaded = lazy(async () => ({ default: (await import('./file-error.tsx')).FileError }));

/** Explains why a file could not be read. Its code loads with the first error. */
export function FileError(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
