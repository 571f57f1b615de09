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
      {(sessions) => <SessionRows {...sessions} />}
    </LoadView>
  );
}

function SessionRows({ list, currentId }: DataOf<typeof sessionsCall>) {
  const isCurrent = (id: string) => id === currentId;
  const sessions = [...list].sort((a, b) => Number(isCurrent(b.id)) - Number(isCurrent(a.id)));
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isCurrent={isCurrent(session.id)} />
      ))}
    </ul>
  );
}
