import type { DrawerProps } from '@arco-design/web-react/es/Drawer';
import { lazy, Suspense, useState } from 'react';
import { useEscape } from './use-escape.ts';

// Arco's drawer loads when a page opens one.
const ArcoDrawer = lazy(() => import('@arco-design/web-react/es/Drawer'));

/** Arco's drawer, which loads when it first opens. Escape closes it, even while it loads. */
export function Drawer(props: DrawerProps) {
  const { visible = false, escToExit = true, wrapClassName = '', onCancel } = props;
  const layerClass = useEscape(visible && escToExit, () => onCancel?.(new Event('cancel')));
  const [wasOpened, setWasOpened] = useState(visible);
  if (visible && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ArcoDrawer {...props} wrapClassName={`${[wrapClassName].flat().join(' ')} ${layerClass}`} />
    </Suspense>
  );
}
