import type { ComponentProps } from 'react';
import styles from './text-box.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'rows' | 'value'> {
  readonly value: string;
  /** Lines shown when there is little text, and at most; between them the box grows with what is in it. */
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly onChange?: (value: string) => void;
}

/** Several lines of text. */
export function TextArea({ minRows = 3, maxRows = 8, onChange, className = '', ...rest }: TextAreaProps) {
  return (
    <span className={`${styles.frame} ${className}`}>
      <textarea
        {...rest}
        rows={minRows}
        className={styles.area}
        style={{ minBlockSize: `${minRows + 1}lh`, maxBlockSize: `${maxRows + 1}lh` }}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </span>
  );
}
