import { useId } from 'react';
import type { Draft } from './form-definition.ts';
import type { FormField } from './form-field.ts';
import styles from './parts-field.module.css';

interface PartsFieldProps<Row> {
  readonly field: FormField<Row>;
  readonly draft: Draft;
}

/** A field with several parts: its custom control under its label. */
export function PartsField<Row>({ field, draft }: PartsFieldProps<Row>) {
  const id = useId();
  const { label, hint, error, value, parts, change } = field;
  const isReported = Object.keys(parts).length > 0;
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {hint ? <p>{hint}</p> : null}
      {error && !isReported ? <p className={styles.error}>{error}</p> : null}
      {field.control?.({ value, draft, errors: parts, change })}
    </section>
  );
}
