import type { PaneNotices } from '@atrium/contract';
import { notify } from '@atrium/runtime';

/** Toasts of a pane. They are shown only while the pane is on screen. */
export function noticesWhile(isShown: () => boolean): PaneNotices {
  const tell = (type: keyof PaneNotices) => (text: string) => {
    if (isShown()) notify[type](text);
  };
  return { success: tell('success'), info: tell('info'), warning: tell('warning'), error: tell('error') };
}
