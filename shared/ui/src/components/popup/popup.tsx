import { type ComponentProps, useRef } from 'react';
import styles from './popup.module.css';
import { type PopupOptions, usePopup } from './use-popup.ts';

interface PopupProps extends Omit<ComponentProps<'div'>, 'ref'>, PopupOptions {}

/** A box that floats at its anchor while it is rendered. Without `focus`, the focus does not move. */
export function Popup({ anchor, side, gap, focus, onDismiss, className = '', ...box }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup(popup, { anchor, focus, onDismiss, ...(side && { side }), ...(gap !== undefined && { gap }) });
  return <div {...box} ref={popup} className={`${styles.popup} ${className}`} />;
}
