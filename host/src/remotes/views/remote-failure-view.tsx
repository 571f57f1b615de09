import { useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { RemoteFailure } from '../fetching/remote-failure.ts';
import { otherVersionAtom } from './other-version-atom.ts';
import styles from './remote-view.module.css';
import { useDescribeRemoteFailure } from './use-describe-remote-failure.ts';

interface Props {
  readonly failure: RemoteFailure;
  /** Loads the page again, and tries the given version first. */
  readonly onRetry: (version?: string) => void;
}

/** Shown instead of a remote's page that cannot be loaded. */
export function RemoteFailureView({ failure, onRetry }: Props) {
  const { t } = useLingui();
  const describeFailure = useDescribeRemoteFailure();
  return (
    <div data-remote={failure.remote}>
      <StateView
        place="page"
        kind="failure"
        title={
          failure.isIncompatible
            ? t({
                id: 'host.component.remote.incompatible-title',
                message: 'This page is not compatible with the console',
              })
            : t({ id: 'host.component.remote.failed-title', message: 'This page is unavailable' })
        }
        description={
          <>
            <p className={styles.message}>{describeFailure(failure)}</p>
            <p className={styles.message}>
              {t({
                id: 'host.component.remote.others-work',
                message: 'Other pages and open tabs are not affected.',
              })}
            </p>
            <FailureDetails failure={failure} />
          </>
        }
        action={<FailureActions failure={failure} onRetry={onRetry} />}
      />
    </div>
  );
}

/** The details to report to the team that maintains the remote. */
function FailureDetails({ failure }: Pick<Props, 'failure'>) {
  const { t } = useLingui();
  const details = [
    [t({ id: 'host.component.remote.name', message: 'Name' }), failure.remote],
    [
      t({ id: 'host.component.remote.version', message: 'Version' }),
      failure.version ?? t({ id: 'host.component.remote.version-unknown', message: 'Unknown' }),
    ],
    [t({ id: 'host.component.remote.code', message: 'Error code' }), `${failure.step}/${failure.code}`],
  ] as const;
  return (
    <dl className={styles.details}>
      {details.map(([name, value]) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FailureActions({ failure, onRetry }: Props) {
  const { t } = useLingui();
  const otherVersion = useAppAtomValue(otherVersionAtom)(failure.remote, failure.version);
  return (
    <div className={styles.actions}>
      <Button type="primary" onClick={() => onRetry()}>
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
  );
}
