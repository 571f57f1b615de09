import type { ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A setting that applies immediately: a native checkbox that looks and reads like a switch. */
export function Switch({ isOn, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
