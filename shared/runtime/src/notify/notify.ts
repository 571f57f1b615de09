import type { PaneToasts } from '@atrium/contract';
import { appStore } from '../store/app-store.ts';
import { addToastAtom } from './toasts-atom.ts';

/** Shows toasts that belong to no pane. Texts are already in the user's language. */
export const notify: PaneToasts = {
  success: (text) => appStore.set(addToastAtom, 'success', text),
  info: (text) => appStore.set(addToastAtom, 'info', text),
  warning: (text) => appStore.set(addToastAtom, 'warning', text),
  error: (text) => appStore.set(addToastAtom, 'error', text),
};
