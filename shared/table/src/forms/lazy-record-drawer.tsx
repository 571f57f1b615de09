import { type ComponentProps, lazy, Suspense } from 'react';
import type { RecordDrawer as Content } from './record-drawer.tsx';

const Loaded = lazy(async () => ({ default: (await import('./record-drawer.tsx')).RecordDrawer }));

/** The drawer of one row, for lists that render its content themselves. Its code loads when it first opens. */
export function RecordDrawer(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
