import type { ToastType } from '../notify/toasts-atom.ts';

/** A notice for the user of the console, who may return to it later. */
export interface Notice {
  /** Permanent id of the subject. Posting it again replaces the notice, and its read state is remembered. */
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
