import { atom } from 'jotai';
import { array, string } from 'zod/mini';
import { userIdAtom } from '../identity/session-atom.ts';
import { storedAtom } from '../storage/stored-atom.ts';
import type { ListedNotice, Notice } from './notice.ts';

interface PostedNotice extends Notice {
  readonly time: number;
  /** The id of the user who was signed in. Other users do not see the notice. */
  readonly owner: string;
}

/** Maximum number of notices in the list. The oldest are removed. */
const NOTICE_LIMIT = 50;
/** Number of ids that are remembered as read. They outlive the notices, which may be posted again after a reload. */
const READ_LIMIT = 200;

const postedAtom = atom<readonly PostedNotice[]>([]);

const readIdsAtom = storedAtom({ scope: 'user', key: 'read-notices', schema: array(string()), initial: [] });

/** The notices posted for this user since the page was loaded, newest first. */
export const noticesAtom = atom((get): readonly ListedNotice[] => {
  const readIds = new Set(get(readIdsAtom));
  const user = get(userIdAtom);
  const userNotices = get(postedAtom).filter(({ owner }) => owner === user);
  return userNotices.map((notice) => ({ ...notice, isRead: readIds.has(notice.id) }));
});

/** Adds a notice to the top of the list, or replaces one with the same id in its position. */
export const postNoticeAtom = atom(null, (get, set, notice: Notice) => {
  const posted = get(postedAtom);
  const owner = get(userIdAtom);
  const isSame = (old: PostedNotice): boolean => old.id === notice.id && old.owner === owner;
  const next = posted.some(isSame)
    ? posted.map((old) => (isSame(old) ? { ...notice, owner, time: old.time } : old))
    : [{ ...notice, owner, time: Date.now() }, ...posted];
  set(postedAtom, next.slice(0, NOTICE_LIMIT));
});

/** Withdraws a notice that no longer applies. */
export const withdrawNoticeAtom = atom(null, (get, set, id: string) => {
  set(
    postedAtom,
    get(postedAtom).filter((notice) => notice.id !== id),
  );
});

/** Marks all notices in the list as read, permanently for this user. */
export const markNoticesReadAtom = atom(null, (get, set) => {
  const unread = get(noticesAtom).filter(({ isRead }) => !isRead);
  if (unread.length === 0) return;
  set(readIdsAtom, [...get(readIdsAtom), ...unread.map(({ id }) => id)].slice(-READ_LIMIT));
});
