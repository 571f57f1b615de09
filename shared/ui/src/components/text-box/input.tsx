import type { ComponentProps, ReactNode } from 'react';
import styles from './text-box.module.css';
import { getLengthAttributes, TextCount } from './text-count.tsx';

interface InputProps extends Omit<ComponentProps<'input'>, 'maxLength' | 'onChange' | 'size' | 'value'> {
  readonly value: string;
  /** The longest valid text. Longer text is not truncated: the input becomes invalid and shows the length. */
  readonly maxLength?: number | undefined;
  readonly size?: 'default' | 'large';
  /** Shown inside the frame, at its end. */
  readonly suffix?: ReactNode;
  readonly onChange?: (value: string) => void;
}

/** A native text input in Atrium's frame. The frame is red while the input is `aria-invalid`. */
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
        {...getLengthAttributes(length, maxLength)}
        className={styles.box}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <TextCount length={length} limit={maxLength} />
      {suffix}
    </span>
  );
}
