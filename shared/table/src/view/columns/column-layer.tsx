import { lazy, Suspense, useState } from 'react';
import { useTable } from '../../model.ts';

const ColumnDrawer = lazy(() =>
  import('./column-drawer.tsx').then((module) => ({ default: module.ColumnDrawer })),
);

/** The column drawer. Its code loads when it first opens; then it stays mounted, so that closing is animated. */
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
