import { LIMITS, ROUTES } from '@atrium/contract';
import { Button, SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from '../app.module.css';
import { useAppTransition } from '../use-app-transition.ts';

/** Replaces the page of a removed app while it can be restored. */
export function RemovedApp() {
  const { t } = useLingui();
  const { isRunning, transition } = useAppTransition();
  const days = LIMITS.undoDays;
  const anchor = useRef<HTMLSpanElement>(null);
  // The element that had the focus is gone. Without this effect, keyboard users would start again at the top of the
  // page.
  useEffect(() => anchor.current?.querySelector('button')?.focus(), []);
  return (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.app.removed', message: 'This app was deleted' })}
      description={t({
        id: 'assets.page.app.removed-description',
        message: `You can restore it within ${plural(days, { one: '# day', other: '# days' })} of deletion.`,
      })}
      action={
        <span ref={anchor} className={styles.lifeCycle}>
          <Button type="primary" loading={isRunning} onClick={() => void transition('restore')}>
            {t({ id: 'assets.page.app.restore', message: 'Restore' })}
          </Button>
          <SafeLink to={ROUTES.assets}>
            {t({ id: 'assets.page.app.to-assets', message: 'Back to apps' })}
          </SafeLink>
        </span>
      }
    />
  );
}
