import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

interface FactLineProps {
  /** The facts: one element each. An element without content, such as one whose text still loads, takes no space. */
  readonly children: ReactNode;
}

/** Short facts about one thing, with dots between them. After a line break, no line begins or ends with a dot. */
export function FactLine({ children }: FactLineProps) {
  return <span className={styles.line}>{children}</span>;
}
