import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

/**
 * Shows a banner while the browser is offline. The container of the banner is always mounted, so
 * that screen readers announce the text.
 */
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

/** Returns whether the browser reports that it is online. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
