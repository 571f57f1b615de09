import type { MessageLocale } from '../../domain/message-locale.ts';
import type { SignedInUser } from '../../domain/request-context.ts';

/** Who asks for a change, from where, in which language and when. */
export interface Author {
  readonly user: SignedInUser;
  readonly address: string;
  readonly locale: MessageLocale;
  readonly at: Date;
}
