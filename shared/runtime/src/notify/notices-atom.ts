import { atom } from 'jotai';

export type NoticeType = 'success' | 'info' | 'warning' | 'error';

/** A toast. Its text is already translated. */
export interface Notice {
  readonly id: number;
  readonly type: NoticeType;
  readonly text: string;
}

/** Maximum number of notices at one time. The oldest are removed. */
const NOTICE_LIMIT = 20;

const currentAtom = atom<readonly Notice[]>([]);
const lastIdAtom = atom(0);

/** Notices that are not dismissed yet, oldest first. The host shows each for three seconds, then dismisses it. */
export const noticesAtom = atom((get) => get(currentAtom));

export const addNoticeAtom = atom(null, (get, set, type: NoticeType, text: string) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(currentAtom, [...get(currentAtom), { id, type, text }].slice(-NOTICE_LIMIT));
});

export const dismissNoticeAtom = atom(null, (get, set, id: number) => {
  set(
    currentAtom,
    get(currentAtom).filter((notice) => notice.id !== id),
  );
});
