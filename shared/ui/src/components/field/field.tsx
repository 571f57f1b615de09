import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

interface FieldProps {
  readonly label: ReactNode;
  /** The error of the value. Screen readers announce it when it appears. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /**
   * The text that marks a field that may stay empty. Screen readers do not read it, because they
   * announce required fields.
   */
  readonly optionalMark?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Whether only screen readers get the label, because a heading above already names the control. */
  readonly isLabelHidden?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labeled control with its hint and error. */
export function Field({
  label,
  error,
  hint,
  isRequired = false,
  optionalMark,
  aside,
  isLabelHidden = false,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? styles.hidden : styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
        {optionalMark ? (
          <span className={styles.optional} aria-hidden="true">
            {optionalMark}
          </span>
        ) : null}
      </div>
      <div className={styles.control}>
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error !== undefined,
          'aria-required': isRequired,
        })}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
