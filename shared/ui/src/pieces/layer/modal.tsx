import ArcoModal from '@arco-design/web-react/es/Modal';
import type { ComponentProps } from 'react';
import { useEscape } from './use-escape.ts';

/** Arco's modal, which Escape closes from its first moment. */
export function Modal(props: ComponentProps<typeof ArcoModal>) {
  useEscape(props.visible === true && props.escToExit !== false, () => props.onCancel?.());
  return <ArcoModal {...props} />;
}
