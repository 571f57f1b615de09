import type { PaneNotices } from '@atrium/contract';
import { appStore } from '../store/app-store.ts';
import { addNoticeAtom } from './notices-atom.ts';

/** Shows toasts that belong to no pane. Texts are already in the user's language. */
export const notify: PaneNotices = {
  success: (text) => appStore.set(addNoticeAtom, 'success', text),
  info: (text) => appStore.set(addNoticeAtom, 'info', text),
  warning: (text) => appStore.set(addNoticeAtom, 'warning', text),
  error: (text) => appStore.set(addNoticeAtom, 'error', text),
};
