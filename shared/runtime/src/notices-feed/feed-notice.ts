import type { NoticeType } from '../notify/notices-atom.ts';

/** Something that the user who is in front of the console should learn of, and may come back to. */
export interface FeedNotice {
  /** Stands for one thing for good: posting it again replaces it, and having read it is remembered. */
  readonly id: string;
  /** One sentence: a message id, so that it follows the language, or plain text. */
  readonly title: string;
  /** What more there is to say; as `title`. */
  readonly body?: string;
  /** The page of the console that shows it. */
  readonly to?: string;
  /** What can be done about it here and now. Its label is a message id or plain text. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How it is marked. */
  readonly kind: NoticeType;
}

/** A notice as the list shows it. */
export interface FeedEntry extends FeedNotice {
  /** When it was posted first, in milliseconds since 1970. */
  readonly time: number;
  readonly isRead: boolean;
}
