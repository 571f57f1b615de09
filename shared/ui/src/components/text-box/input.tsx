import type { ComponentProps, ReactNode } from 'react';
import styles from './text-box.module.css';
import { invalidBeyond, TextCount } from './text-count.tsx';

interface InputProps extends Omit<ComponentProps<'input'>, 'maxLength' | 'onChange' | 'size' | 'value'> {
  readonly value: string;
  /** Text beyond it stays as it was entered: the box turns invalid and says how long the text is. */
  readonly maxLength?: number | undefined;
  readonly size?: 'default' | 'large';
  /** Stands inside the frame, at its end. */
  readonly suffix?: ReactNode;
  readonly onChange?: (value: string) => void;
}

/** One line of text: the platform's own box in our frame. A frame is red while its box is `aria-invalid`. */
export function Input({
  size = 'default',
  suffix,
  maxLength,
  onChange,
  className = '',
  ...rest
}: InputProps) {
  const { length } = rest.value;
  return (
    <span className={`${styles.frame} ${className}`} data-size={size}>
      <input
        type="text"
        {...rest}
        {...invalidBeyond(length, maxLength)}
        className={styles.box}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <TextCount length={length} limit={maxLength} />
      {suffix}
    </span>
  );
}
