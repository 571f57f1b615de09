import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line that explains the purpose of the page. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Hides the description on a phone, so that a list shows more rows. */
  readonly isCompact?: boolean;
}

/** The head of every page: title, purpose, and actions at the end. */
export function PageHeader({ title, description, actions, isCompact = false }: PageHeaderProps) {
  return (
    <header className={styles.header} data-compact={isCompact}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
