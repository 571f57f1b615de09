import type { MessageLocale } from '../../domain/message-locale.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';

/** The user of a request, with address, language and time. An admin sees all apps, a user only their own. */
export interface Viewer {
  readonly id: string;
  readonly account: string;
  readonly isAdmin: boolean;
  readonly address: string;
  readonly locale: MessageLocale;
  readonly now: Date;
}

export function toViewer({ user, address, locale }: RequestContext<SignedInUser>, now: Date): Viewer {
  const { id, account, access } = user;
  return { id, account, isAdmin: access.includes('admin'), address, locale, now };
}
