import { Field } from '@atrium/ui/base';
import type { ReactNode } from 'react';
import styles from './select-field.module.css';

interface Option {
  readonly value: string;
  readonly name: string;
  readonly lang?: string;
}

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A choice among many options with the browser's native list. It searches during typing and works well on phones. */
export function SelectField({ label, value, options, error, hint, onChange }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
