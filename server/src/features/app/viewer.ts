import type { RequestContext, SignedInUser } from '../../http/request-context.ts';

/** Who asks, from where and when: an admin sees everybody's apps, a user their own. */
export interface Viewer {
  readonly id: string;
  readonly account: string;
  readonly isAdmin: boolean;
  readonly address: string;
  readonly now: Date;
}

export function viewerOf({ user, address }: RequestContext<SignedInUser>, now: Date): Viewer {
  return { id: user.id, account: user.account, isAdmin: user.access.includes('admin'), address, now };
}
