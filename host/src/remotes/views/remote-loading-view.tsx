import { useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { otherVersionAtom } from './other-version-atom.ts';
import styles from './remote-view.module.css';

interface Props {
  readonly remote: string;
  /** Whether loading takes longer than it should. Then an alternative is offered. */
  readonly isSlow: boolean;
  readonly onRetry: (version?: string) => void;
}

/** Shown instead of a remote's page until its code is loaded. */
export function RemoteLoadingView({ remote, isSlow, onRetry }: Props) {
  const { t } = useLingui();
  // Any version other than the current one, which is loading.
  const otherVersion = useAppAtomValue(otherVersionAtom)(remote, undefined);
  return (
    <div className={styles.loading} aria-busy="true" data-remote={remote}>
      <span className={styles.skeleton} />
      <span className={styles.skeleton} />
      <span className={styles.skeleton} />
      <p role="status" className={isSlow ? styles.message : styles.visuallyHidden}>
        {isSlow
          ? t({
              id: 'host.component.remote.slow',
              message: 'This page is taking longer than usual. Wait or try again.',
            })
          : t({ id: 'host.component.remote.loading', message: 'Loading page' })}
      </p>
      {isSlow && (
        <div className={styles.actions}>
          <Button type="outline" onClick={() => onRetry()}>
            {t({ id: 'host.component.remote.retry', message: 'Try again' })}
          </Button>
          {otherVersion && (
            <Button type="outline" onClick={() => onRetry(otherVersion)}>
              {t({
                id: 'host.component.remote.use-version',
                message: `Use version ${{ version: otherVersion }}`,
              })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
