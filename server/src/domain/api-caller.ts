import type { AppKind, KeyScope } from '@atrium/contract';

/** The program that calls the public API: its key, the app of the key, and the owner for whom it acts. */
export interface ApiCaller {
  readonly keyId: string;
  readonly app: { readonly id: string; readonly kind: AppKind };
  readonly owner: { readonly id: string; readonly account: string };
  readonly scopes: readonly KeyScope[];
  readonly perMinute: number;
  readonly perDay: number;
}
