import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { newBuildAtom } from './new-build-atom.ts';
import { reloadConsoleAtom } from './reload-console-atom.ts';
import styles from './update-card.module.css';
import { useHostNotice } from './use-host-notice.ts';
import { useRemoteNotices } from './use-remote-notices.ts';

/**
 * Offers a new version of the console. The user can reload the page now or later. The component is always mounted,
 * because it also adds the notices of new versions.
 */
export function UpdateCard() {
  const { t } = useLingui();
  useHostNotice();
  useRemoteNotices();
  const reload = useSetAtom(reloadConsoleAtom);
  const build = useAtomValue(newBuildAtom);
  const [postponed, setPostponed] = useState<string>();
  const isOffered = build !== undefined && build !== postponed;
  return (
    <div role="status">
      {isOffered ? (
        <div className={styles.card}>
          <p>
            {t({ id: 'host.component.update.title', message: 'A new version of the console is available' })}
          </p>
          <Button size="small" type="primary" onClick={reload}>
            {t({ id: 'host.component.update.reload', message: 'Reload' })}
          </Button>
          <Button size="small" onClick={() => setPostponed(build)}>
            {t({ id: 'host.component.update.later', message: 'Later' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
