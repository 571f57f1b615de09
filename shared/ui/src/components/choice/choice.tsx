import type { ComponentProps } from 'react';
import styles from './choice.module.css';

interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children' | 'value'> {
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  onChoose(value: string): void;
}

/** A native select for a few options. It works with every keyboard, screen reader and phone. */
export function Choice({ options, onChoose, className = '', ...rest }: ChoiceProps) {
  return (
    <select
      {...rest}
      className={`${styles.choice} ${className}`}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
