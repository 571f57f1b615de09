import ArcoModal from '@arco-design/web-react/es/Modal';
import type { ComponentProps } from 'react';
import { useEscape } from './use-escape.ts';

/** Arco's modal. Escape closes it, even before it has the focus. */
export function Modal(props: ComponentProps<typeof ArcoModal>) {
  const { visible, escToExit = true, wrapClassName = '', onCancel } = props;
  const layerClass = useEscape(visible === true && escToExit, () => onCancel?.());
  return <ArcoModal {...props} wrapClassName={`${[wrapClassName].flat().join(' ')} ${layerClass}`} />;
}
