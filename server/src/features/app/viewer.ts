import type { MessageLocale } from '../../domain/message-locale.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';

/** Who asks, from where, in which language and when: an admin sees everybody's apps, a user their own. */
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
