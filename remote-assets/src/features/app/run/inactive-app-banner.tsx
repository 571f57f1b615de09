import { includesLevel } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { useAppTransition } from '../use-app-transition.ts';

/** Explains why an app cannot run at present, and what the user can do about it. */
export function InactiveAppBanner() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { isRunning, transition } = useAppTransition();
  if (app.status === 'active') return null;
  if (app.status === 'suspended') {
    const reason = app.suspendedReason ?? '–';
    return (
      <p className={styles.banner} role="note">
        {t({
          id: 'assets.page.app.suspended',
          message: `An admin suspended this app: ${reason}`,
        })}
      </p>
    );
  }
  if (!includesLevel(app.level, 'edit')) {
    return (
      <p className={styles.banner} role="note">
        {app.status === 'paused'
          ? t({ id: 'assets.page.app.paused-use', message: 'This app is paused. Its owner can activate it.' })
          : t({
              id: 'assets.page.app.draft-use',
              message: 'This app is a draft. Its owner can activate it.',
            })}
      </p>
    );
  }
  return (
    <div className={styles.banner} role="note">
      <p>
        {app.status === 'paused'
          ? t({ id: 'assets.page.app.paused', message: 'This app is paused. Activate it to run it.' })
          : t({ id: 'assets.page.app.draft', message: 'This app is a draft. Activate it to run it.' })}
      </p>
      <Button loading={isRunning} onClick={() => void transition('activate')}>
        {t({ id: 'assets.page.app.activate', message: 'Activate' })}
      </Button>
    </div>
  );
}
