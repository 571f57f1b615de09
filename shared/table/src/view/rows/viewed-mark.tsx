import { IconEye } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './rows.module.css';

/** Marks a row that the user has already opened. */
export function ViewedMark() {
  const { t } = useLingui();
  const labels = t({ id: 'table.component.rows.viewed', message: 'Viewed' });
  return (
    <span className={styles.viewedMark} role="img" aria-label={labels} title={labels}>
      <IconEye aria-hidden />
    </span>
  );
}
