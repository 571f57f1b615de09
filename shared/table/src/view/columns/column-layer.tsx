import { lazy, Suspense, useState } from 'react';
import { useTable } from '../../model.ts';

const ColumnDrawer = lazy(() =>
  import('./column-drawer.tsx').then((module) => ({ default: module.ColumnDrawer })),
);

/** The drawer of columns. Its code comes when it is opened first; from then on it stays, to close as it came. */
export function ColumnLayer() {
  const { isOpen } = useTable<unknown>().stage;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <ColumnDrawer />
    </Suspense>
  ) : null;
}
