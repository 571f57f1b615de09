import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line that explains the purpose of the page. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Leaves less space below, and hides the line on a phone, so that a list shows more rows. */
  readonly isCompact?: boolean;
  /** Shows the line below the title, also where both fit beside each other. */
  readonly isStacked?: boolean;
}

/** The head of every page: title, purpose, and actions at the end. */
export function PageHeader({
  title,
  description,
  actions,
  isCompact = false,
  isStacked = false,
}: PageHeaderProps) {
  return (
    <header className={styles.header} data-compact={isCompact} data-stacked={isStacked}>
      <div className={styles.labels}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <p className={styles.line}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
