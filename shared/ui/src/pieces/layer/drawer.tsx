import ArcoDrawer, { type DrawerProps } from '@arco-design/web-react/es/Drawer';
import { useEscape } from './use-escape.ts';

/** Arco's drawer, which Escape closes from its first moment. */
export function Drawer(props: DrawerProps) {
  useEscape(props.visible === true && props.escToExit !== false, () => props.onCancel?.(new Event('cancel')));
  return <ArcoDrawer {...props} />;
}
