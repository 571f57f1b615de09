import {
  deploymentAtom,
  markNoticesReadAtom,
  noticesAtom,
  postNoticeAtom,
  userIdAtom,
} from '@atrium/runtime';
import { IconNotification } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { CountMark } from '../header/count-mark.tsx';
import { PanelButton } from '../header/panel-button.tsx';
import { NoticeList } from './notice-list.tsx';

/** The bell of the header: the number of unread notices, and the list of all. Closing the list marks them as read. */
export function NoticeBell() {
  const { t } = useLingui();
  useAnnouncement();
  const notices = useAtomValue(noticesAtom);
  const markRead = useSetAtom(markNoticesReadAtom);
  const count = notices.filter(({ isRead }) => !isRead).length;
  const title = t({ id: 'host.component.notices.title', message: 'Notifications' });
  return (
    <PanelButton
      title={title}
      label={
        count > 0
          ? t({ id: 'host.component.notices.unread', message: `Notifications: ${{ count }} unread` })
          : title
      }
      icon={
        <>
          <IconNotification />
          <CountMark count={count} />
        </>
      }
      onClose={markRead}
    >
      {(close) => <NoticeList notices={notices} close={close} />}
    </PanelButton>
  );
}

/** Adds the deployment's announcement to each user's notices. A changed text counts as a new notice. */
function useAnnouncement(): void {
  const post = useSetAtom(postNoticeAtom);
  const user = useAtomValue(userIdAtom);
  const { announcement } = useAtomValue(deploymentAtom);
  useEffect(() => {
    if (!announcement || !user) return;
    post({ id: `announcement ${announcement}`, kind: 'info', title: announcement });
  }, [announcement, user, post]);
}
