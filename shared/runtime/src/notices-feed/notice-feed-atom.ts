import { atom } from 'jotai';
import { array, string } from 'zod/mini';
import { userIdAtom } from '../identity/session-atom.ts';
import { storedAtom } from '../storage/stored-atom.ts';
import type { FeedEntry, FeedNotice } from './feed-notice.ts';

interface Posted extends FeedNotice {
  readonly time: number;
  /** Who was in front of the console then: nobody else sees it. */
  readonly owner: string;
}

/** More than this in a list nobody reads; the oldest go. */
const FEED_LIMIT = 50;
/** So many ids are remembered as read; they outlive the notices, which may be posted again after a reload. */
const READ_LIMIT = 200;

const postedAtom = atom<readonly Posted[]>([]);

const readIdsAtom = storedAtom({ scope: 'user', key: 'read-notices', schema: array(string()), initial: [] });

/** What has been posted for this person since the page was loaded, newest first. */
export const noticeFeedAtom = atom((get): readonly FeedEntry[] => {
  const readIds = new Set(get(readIdsAtom));
  const user = get(userIdAtom);
  const own = get(postedAtom).filter(({ owner }) => owner === user);
  return own.map((notice) => ({ ...notice, isRead: readIds.has(notice.id) }));
});

/** Puts a notice on top of the list; one of the same id gives way to it and keeps its place. */
export const postNoticeAtom = atom(null, (get, set, notice: FeedNotice) => {
  const posted = get(postedAtom);
  const owner = get(userIdAtom);
  const isSame = (old: Posted): boolean => old.id === notice.id && old.owner === owner;
  const next = posted.some(isSame)
    ? posted.map((old) => (isSame(old) ? { ...notice, owner, time: old.time } : old))
    : [{ ...notice, owner, time: Date.now() }, ...posted];
  set(postedAtom, next.slice(0, FEED_LIMIT));
});

/** Takes a notice back, once what it tells is no longer so. */
export const withdrawNoticeAtom = atom(null, (get, set, id: string) => {
  set(
    postedAtom,
    get(postedAtom).filter((notice) => notice.id !== id),
  );
});

/** Marks everything in the list as read, for this person and for good. */
export const markNoticesReadAtom = atom(null, (get, set) => {
  const unread = get(noticeFeedAtom).filter(({ isRead }) => !isRead);
  if (unread.length === 0) return;
  set(readIdsAtom, [...get(readIdsAtom), ...unread.map(({ id }) => id)].slice(-READ_LIMIT));
});
