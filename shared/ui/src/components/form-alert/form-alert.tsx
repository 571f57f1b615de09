import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

/** Why a whole form was refused, above its fields. Always mounted, so that its words are announced as they come. */
export function FormAlert({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children ? <p className={styles.alert}>{children}</p> : null}
    </div>
  );
}
