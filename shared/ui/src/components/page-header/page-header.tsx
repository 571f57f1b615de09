import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line that explains the purpose of the page. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Leaves less space below, and hides the description on a phone, so that a list shows more rows. */
  readonly isCompact?: boolean;
  /** Always shows the description below the title, even if both fit in one line. */
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
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
