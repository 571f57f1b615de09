import { type DataOf, sessionsCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';

/** The sessions of the account, the current one first. */
export function SessionList() {
  const { t } = useLingui();
  return (
    <LoadView
      loaded={useCall(sessionsCall, {})}
      skeleton={<div className={styles.waiting} aria-busy="true" />}
      failure={{
        title: t({
          id: 'host.page.account-setting.sessions-failed',
          message: 'Failed to load devices',
        }),
        retry: t({ id: 'host.page.account-setting.sessions-retry', message: 'Try again' }),
      }}
    >
      {(sessions) => <Devices {...sessions} />}
    </LoadView>
  );
}

function Devices({ list, currentId }: DataOf<typeof sessionsCall>) {
  const isCurrent = (id: string) => id === currentId;
  const devices = [...list].sort((a, b) => Number(isCurrent(b.id)) - Number(isCurrent(a.id)));
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <SessionRow key={device.id} device={device} isCurrent={isCurrent(device.id)} />
      ))}
    </ul>
  );
}
