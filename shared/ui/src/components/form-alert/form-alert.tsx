import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

/** The error of a whole form, above its fields. It is always mounted, so that screen readers announce a new error. */
export function FormAlert({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="alert" className={styles.region}>
      {children ? <p className={styles.alert}>{children}</p> : null}
    </div>
  );
}
