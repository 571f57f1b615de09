import { useAppAtomValue, usePane, useSetAppAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { guardWorkAtom } from '../../navigation/history/leave-request-atom.ts';
import { acceptOfferedVersionAtom } from '../loading/page-actions.ts';
import { findRecordAtom } from '../state/records-atom.ts';
import { findOfferedVersion } from '../state/remote-record.ts';
import styles from './remote-view.module.css';

interface Props {
  readonly remote: string;
  /** The version of the page below. */
  readonly version: string;
  readonly onRetry: (version?: string) => void;
}

/**
 * Shown above a remote's page if the server has another current version, or if another version failed and the page's
 * version is shown instead.
 */
export function RemoteNotice({ remote, version, onRetry }: Props) {
  const { t } = useLingui();
  const record = useAppAtomValue(findRecordAtom)(remote);
  const acceptOffered = useSetAppAtom(acceptOfferedVersionAtom);
  const confirmReload = useConfirmReload();
  /** The version whose notice the user has closed. */
  const [postponed, setPostponed] = useState<string>();
  const offered = record && findOfferedVersion(record, version)?.version;
  const failed = record?.failure?.version;
  if (offered !== undefined && offered !== postponed) {
    return (
      <div className={styles.notice} role="status">
        <span className={styles.text}>
          {t({
            id: 'host.component.remote.offered',
            message: `Version ${{ offered }} is available. Loading it reloads this page; other tabs are not affected.`,
          })}
        </span>
        <Button size="small" type="primary" onClick={() => confirmReload(() => acceptOffered(remote))}>
          {t({ id: 'host.component.remote.use-version', message: `Use version ${{ version: offered }}` })}
        </Button>
        <Button size="small" type="text" onClick={() => setPostponed(offered)}>
          {t({ id: 'host.component.remote.postpone', message: 'Later' })}
        </Button>
      </div>
    );
  }
  if (failed === undefined || failed === version || failed === postponed) return null;
  return (
    <div className={styles.notice} role="status">
      <span className={styles.text}>
        {t({
          id: 'host.component.remote.fallen-back',
          message: `Version ${{ failed }} is unavailable. Version ${{ version }} is shown instead.`,
        })}
      </span>
      <Button size="small" type="outline" onClick={() => confirmReload(() => onRetry(failed))}>
        {t({ id: 'host.component.remote.retry', message: 'Try again' })}
      </Button>
      <Button size="small" type="text" onClick={() => setPostponed(failed)}>
        {t({ id: 'host.component.remote.postpone', message: 'Later' })}
      </Button>
    </div>
  );
}

/**
 * Returns a function that runs an action that reloads the page. If unsaved work would be lost, the function first asks
 * the user.
 */
function useConfirmReload(): (act: () => void) => void {
  const guard = useSetAppAtom(guardWorkAtom);
  const { id } = usePane();
  return (act) => guard(act, [id]);
}
