import { useLingui } from '@lingui/react/macro';
import styles from './tab-bar.module.css';

/** A dot that marks unsaved changes. */
export function DirtyMark() {
  const { t } = useLingui();
  return (
    <span className={styles.dot}>
      <span className={styles.visuallyHidden}>
        {t({ id: 'host.component.tabs.dirty', message: 'Unsaved changes' })}
      </span>
    </span>
  );
}
