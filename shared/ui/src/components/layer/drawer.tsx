import ArcoDrawer, { type DrawerProps } from '@arco-design/web-react/es/Drawer';
import { useEscape } from './use-escape.ts';

/** Arco's drawer, which Escape closes from its first moment. */
export function Drawer(props: DrawerProps) {
  const { visible, escToExit = true, wrapClassName = '', onCancel } = props;
  const layer = useEscape(visible === true && escToExit, () => onCancel?.(new Event('cancel')));
  return <ArcoDrawer {...props} wrapClassName={`${[wrapClassName].flat().join(' ')} ${layer}`} />;
}
