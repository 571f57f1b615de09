import { Button } from '@atrium/ui/base';
import type { ComponentProps } from 'react';
import styles from './toolbar.module.css';

interface ToolButtonProps
  extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'children' | 'className' | 'ref'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
}

/** A button of the toolbar: a 40-pixel icon with an accessible name, which a tooltip shows on hover and focus. */
export function ToolButton({ label, ...rest }: ToolButtonProps) {
  return (
    <span className={styles.tool} data-tip={label}>
      <Button {...rest} className={styles.button ?? ''} aria-label={label} />
    </span>
  );
}
