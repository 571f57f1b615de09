import { deploymentAtom, postNoticeAtom, userIdAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Adds the deployment's announcement to each user's notices. A changed text counts as a new notice. */
export function useAnnouncement(): void {
  const post = useSetAtom(postNoticeAtom);
  const user = useAtomValue(userIdAtom);
  const { announcement } = useAtomValue(deploymentAtom);
  useEffect(() => {
    if (!announcement || !user) return;
    post({ id: `announcement ${announcement}`, kind: 'info', title: announcement });
  }, [announcement, user, post]);
}
