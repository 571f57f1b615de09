import type { ComponentProps } from 'react';
import styles from './text-box.module.css';
import { invalidBeyond, TextCount } from './text-count.tsx';

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'onChange' | 'rows' | 'value'> {
  readonly value: string;
  /** Text beyond it stays as it was entered: the box turns invalid and says how long the text is. */
  readonly maxLength?: number | undefined;
  /** Lines shown when there is little text, and at most; between them the box grows with what is in it. */
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly onChange?: (value: string) => void;
}

/** Several lines of text. */
export function TextArea({
  minRows = 3,
  maxRows = 8,
  maxLength,
  onChange,
  className = '',
  ...rest
}: TextAreaProps) {
  const { length } = rest.value;
  return (
    <span className={`${styles.frame} ${className}`}>
      <textarea
        {...rest}
        {...invalidBeyond(length, maxLength)}
        rows={minRows}
        className={styles.area}
        style={{ minBlockSize: `${minRows + 1}lh`, maxBlockSize: `${maxRows + 1}lh` }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <TextCount length={length} limit={maxLength} />
    </span>
  );
}
