import { Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './waiting.module.css';

/** Stands in for a page whose code is on its way; unseen at first, so that fast answers do not flash. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <div
      className={styles.waiting}
      role="status"
      aria-label={t({ id: 'host.component.waiting.label', message: 'Loading' })}
    >
      <Spin />
    </div>
  );
}
