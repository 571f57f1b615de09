import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  /** Whether the content is visible at first. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A title that shows and hides the content below it. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  );
}
