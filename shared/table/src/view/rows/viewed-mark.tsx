import { IconEye } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './rows.module.css';

/** Says of a row that it was opened before. */
export function ViewedMark() {
  const { t } = useLingui();
  const labels = t({ id: 'table.component.rows.viewed', message: 'Viewed' });
  return (
    <span className={styles.viewedMark} role="img" aria-label={labels} title={labels}>
      <IconEye aria-hidden />
    </span>
  );
}
