import type { PaneNotices } from '@atrium/contract';
import { appStore } from '../store/app-store.ts';
import { addNoticeAtom } from './notices-atom.ts';

/** Popups that belong to no pane. Texts come worded in the person's language. */
export const notify: PaneNotices = {
  success: (text) => appStore.set(addNoticeAtom, 'success', text),
  info: (text) => appStore.set(addNoticeAtom, 'info', text),
  warning: (text) => appStore.set(addNoticeAtom, 'warning', text),
  error: (text) => appStore.set(addNoticeAtom, 'error', text),
};
