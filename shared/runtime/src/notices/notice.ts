import type { ToastType } from '../notify/toasts-atom.ts';

/** A notice for the user of the console, who may return to it later. */
export interface Notice {
  /**
   * Permanent id of the subject. A later notice with the same id replaces this one. If the user has read this notice,
   * the later one counts as read.
   */
  readonly id: string;
  /** One sentence: a message id, so that it follows the language, or plain text. */
  readonly title: string;
  /** More details: a message id or plain text, like `title`. */
  readonly body?: string;
  /** The page of the console that shows the subject. */
  readonly to?: string;
  /** An action that the notice offers. Its label is a message id or plain text. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** The type of the notice, which sets how it is marked. */
  readonly kind: ToastType;
}

/** A notice as the list shows it. */
export interface ListedNotice extends Notice {
  /** When it was first posted, in milliseconds since 1970. */
  readonly time: number;
  readonly isRead: boolean;
}
