import { Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './page-spinner.module.css';

/**
 * A placeholder for a page whose code is loading. It is invisible at first, so that it does not flash when loading is
 * fast.
 */
export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div
      className={styles.spinner}
      role="status"
      aria-label={t({ id: 'host.component.waiting.label', message: 'Loading' })}
    >
      <Spin />
    </div>
  );
}
