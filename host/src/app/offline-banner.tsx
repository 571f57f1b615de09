import { useLingui } from '@lingui/react/macro';
import styles from './offline-banner.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Says that there is no network for as long as there is none. Always mounted, so that its words are announced. */
export function OfflineBanner() {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.banner}>
          {t({
            id: 'host.component.offline.text',
            message:
              'You are offline. Unsaved changes are kept, and you can continue when you are back online.',
          })}
        </p>
      )}
    </div>
  );
}
