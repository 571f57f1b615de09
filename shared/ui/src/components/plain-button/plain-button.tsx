import type { ComponentProps, ReactNode } from 'react';

interface PlainButtonProps extends ComponentProps<'button'> {
  readonly size?: 'mini' | 'small';
  readonly isDangerous?: boolean;
  /** Before the label, or instead of it. */
  readonly icon?: ReactNode;
}

/**
 * A text or icon button with Arco's appearance, for lists with hundreds of buttons. It renders only one element. Each
 * of Arco's buttons has a state, an effect and thirty properties.
 */
export function PlainButton({
  size = 'small',
  isDangerous = false,
  icon,
  className = '',
  children,
  ...rest
}: PlainButtonProps) {
  const baseClasses = `arco-btn arco-btn-text arco-btn-size-${size} arco-btn-shape-square`;
  const stateClasses = `${isDangerous ? ' arco-btn-status-danger' : ''}${children === undefined ? ' arco-btn-icon-only' : ''}`;
  return (
    <button type="button" {...rest} className={`${baseClasses}${stateClasses} ${className}`}>
      {icon}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  );
}
