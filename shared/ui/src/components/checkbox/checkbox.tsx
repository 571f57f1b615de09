import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  readonly checked: boolean;
  readonly children: ReactNode;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox with its label. */
export function Checkbox({ children, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input {...rest} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
