import type { ComponentProps, ReactNode } from 'react';

interface PlainButtonProps extends ComponentProps<'button'> {
  readonly size?: 'mini' | 'small';
  readonly isDangerous?: boolean;
  /** Before the words, or in place of them. */
  readonly icon?: ReactNode;
}

/**
 * A button that is words or an icon only, and looks as Arco's does. For places with hundreds of them: it is the element
 * and nothing else, where Arco's own has a state, an effect and thirty properties each.
 */
export function PlainButton({
  size = 'small',
  isDangerous = false,
  icon,
  className = '',
  children,
  ...rest
}: PlainButtonProps) {
  const look = `arco-btn arco-btn-text arco-btn-size-${size} arco-btn-shape-square`;
  const state = `${isDangerous ? ' arco-btn-status-danger' : ''}${children === undefined ? ' arco-btn-icon-only' : ''}`;
  return (
    <button type="button" {...rest} className={`${look}${state} ${className}`}>
      {icon}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  );
}
