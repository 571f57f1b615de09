import { useLoad } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import { sessionsLoad } from './sessions-load.ts';

const ALL = {};

/** Every place where the account is signed in, this one first. */
export function SessionList() {
  const { t } = useLingui();
  const { data, error, reload } = useLoad(sessionsLoad, ALL);
  if (!data) {
    if (error === undefined) return <div className={styles.waiting} aria-busy="true" />;
    return (
      <StateView
        kind="failure"
        title={t({
          id: 'host.page.account-setting.sessions-failed',
          message: 'The devices could not be loaded',
        })}
        action={
          <Button onClick={() => void reload()}>
            {t({ id: 'host.page.account-setting.sessions-retry', message: 'Retry' })}
          </Button>
        }
      />
    );
  }
  const isCurrent = (id: string) => id === data.currentId;
  const devices = [...data.list].sort((a, b) => Number(isCurrent(b.id)) - Number(isCurrent(a.id)));
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <SessionRow key={device.id} device={device} isCurrent={isCurrent(device.id)} />
      ))}
    </ul>
  );
}
