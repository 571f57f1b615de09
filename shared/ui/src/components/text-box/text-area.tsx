import type { ComponentProps } from 'react';
import styles from './text-box.module.css';
import { getLengthAttributes, TextCount } from './text-count.tsx';

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'onChange' | 'rows' | 'value'> {
  readonly value: string;
  /** The longest valid text. Longer text is not truncated: the input becomes invalid and shows the length. */
  readonly maxLength?: number | undefined;
  /** The smallest and the largest number of visible lines. Between these, the height follows the text. */
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly onChange?: (value: string) => void;
}

/** A text input with several lines. */
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
        {...getLengthAttributes(length, maxLength)}
        rows={minRows}
        className={styles.area}
        // One more line, because the padding is part of the height.
        style={{ minBlockSize: `${minRows + 1}lh`, maxBlockSize: `${maxRows + 1}lh` }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <TextCount length={length} limit={maxLength} />
    </span>
  );
}
