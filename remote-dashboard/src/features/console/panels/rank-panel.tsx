import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../console.module.css';

interface RankPanelProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** The text of an empty list. */
  readonly emptyText?: string;
  readonly children: ReactNode;
}

/** A short list under a heading, or a line of muted text if the list is empty. */
export function RankPanel({ title, isEmpty, emptyText, children }: RankPanelProps) {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {isEmpty ? (
        <p className={styles.emptyPanel}>
          {emptyText ?? t({ id: 'dashboard.page.console.rank-empty', message: 'No runs' })}
        </p>
      ) : (
        children
      )}
    </section>
  );
}
