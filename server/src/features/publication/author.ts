import type { MessageLocale, SignedInUser } from '../../http/request-context.ts';

/** Who asks for a change, from where, in which language and when. */
export interface Author {
  readonly user: SignedInUser;
  readonly address: string;
  readonly locale: MessageLocale;
  readonly at: Date;
}
