import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line of what the page is for. */
  readonly line?: ReactNode;
  readonly actions?: ReactNode;
}

/** How every page begins: its title, what it is for, and its actions at the end. */
export function PageHeader({ title, line, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.labels}>
        <h1 className={styles.title}>{title}</h1>
        {line ? <p className={styles.line}>{line}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
