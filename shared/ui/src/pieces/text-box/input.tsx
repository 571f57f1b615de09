import type { ComponentProps, ReactNode } from 'react';
import styles from './text-box.module.css';

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'value'> {
  readonly value: string;
  readonly size?: 'default' | 'large';
  /** Stands inside the frame, at its end. */
  readonly suffix?: ReactNode;
  readonly onChange?: (value: string) => void;
}

/** One line of text: the platform's own box in our frame. A frame is red while its box is `aria-invalid`. */
export function Input({ size = 'default', suffix, onChange, className = '', ...rest }: InputProps) {
  return (
    <span className={`${styles.frame} ${className}`} data-size={size}>
      <input
        type="text"
        {...rest}
        className={styles.box}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {suffix}
    </span>
  );
}
