import { type ComponentProps, lazy, Suspense } from 'react';
import type { RecordPanel as Content } from './record-panel.tsx';

const Loaded = lazy(async () => ({ default: (await import('./record-panel.tsx')).RecordPanel }));

/** The drawer of one row, for lists that render the content of the drawer. Its code loads when it first opens. */
export function RecordPanel(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
