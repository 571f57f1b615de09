import type { PaneToasts } from '@atrium/contract';
import { notify } from '@atrium/runtime';

/** Toasts of a pane. They are shown only while the pane is on screen. */
export function createPaneToasts(isShown: () => boolean): PaneToasts {
  const showIfVisible = (type: keyof PaneToasts) => (text: string) => {
    if (isShown()) notify[type](text);
  };
  return {
    success: showIfVisible('success'),
    info: showIfVisible('info'),
    warning: showIfVisible('warning'),
    error: showIfVisible('error'),
  };
}
