import type { MessageLocale } from '../../domain/message-locale.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';

/** The user who requests a change, with address, language and time. */
export interface Author {
  readonly user: SignedInUser;
  readonly address: string;
  readonly locale: MessageLocale;
  readonly at: Date;
}

export function toAuthor({ user, address, locale }: RequestContext<SignedInUser>, at: Date): Author {
  return { user, address, locale, at };
}
