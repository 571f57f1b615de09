import type { SignedInUser } from '../../http/request-context.ts';

/** Who asks for a change, from where and when. */
export interface Author {
  readonly user: SignedInUser;
  readonly address: string;
  readonly at: Date;
}
