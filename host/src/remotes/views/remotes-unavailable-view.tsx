import { useFormat } from '@atrium/i18n';
import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { loadRemotesAtom } from '../state/load-remotes-atom.ts';
import { remotesAtom } from '../state/remotes-atom.ts';
import styles from './remote-view.module.css';

/**
 * Shown for an unknown address if some remotes have never reported their addresses. The address may belong to one of
 * them, so the 404 page would be wrong.
 */
export function RemotesUnavailableView() {
  const { t } = useLingui();
  const format = useFormat();
  const { remotes } = useAppAtomValue(remotesAtom);
  const reload = useSetAppAtom(loadRemotesAtom);
  const names = remotes.filter(hasNeverResponded).map(({ name }) => name);
  return (
    <StateView
      place="page"
      kind="failure"
      title={t({
        id: 'host.component.remote.missing-title',
        message: 'This page cannot be found right now',
      })}
      description={
        <>
          <p className={styles.message}>
            {t({
              id: 'host.component.remote.missing-sentence',
              message: 'Some modules did not respond, and this page may belong to one of them.',
            })}
          </p>
          {names.length > 0 && (
            <p className={styles.message}>
              <bdi>{format.list(names)}</bdi>
            </p>
          )}
        </>
      }
      action={
        <Button type="primary" onClick={() => void reload()}>
          {t({ id: 'host.component.remote.retry', message: 'Try again' })}
        </Button>
      }
    />
  );
}

function hasNeverResponded({
  status,
  version,
}: {
  readonly status: string;
  readonly version: string | undefined;
}): boolean {
  return version === undefined && status !== 'disabled';
}
