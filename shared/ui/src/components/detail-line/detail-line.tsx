import type { ReactNode } from 'react';
import styles from './detail-line.module.css';

interface DetailLineProps {
  /** The details: one element each. An element without content, such as one whose text still loads, takes no space. */
  readonly children: ReactNode;
}

/** Short details of one thing, with dots between them. After a line break, no line begins or ends with a dot. */
export function DetailLine({ children }: DetailLineProps) {
  return <span className={styles.line}>{children}</span>;
}
