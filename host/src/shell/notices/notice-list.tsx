import type { ListedNotice } from '@atrium/runtime';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { NoticeEntry } from './notice-entry.tsx';
import styles from './notices.module.css';

interface NoticeListProps {
  readonly notices: readonly ListedNotice[];
  readonly close: () => void;
}

/** All notices of the host, the remotes and the server, newest first. */
export function NoticeList({ notices, close }: NoticeListProps) {
  const { t } = useLingui();
  return (
    <>
      <h2 className={styles.title}>{t({ id: 'host.component.notices.title', message: 'Notifications' })}</h2>
      {notices.length === 0 ? (
        <StateView
          kind="empty"
          title={t({ id: 'host.component.notices.none', message: 'No notifications' })}
        />
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <NoticeEntry key={notice.id} notice={notice} close={close} />
          ))}
        </ul>
      )}
    </>
  );
}
