import type { AppKind, KeyScope } from '@atrium/contract';

/** The program that calls the public API: its key, and the user for whom it acts. */
export interface ApiCaller {
  readonly keyId: string;
  /** The only app that the key calls. Null for an account key, which calls all apps that the owner may use. */
  readonly app: { readonly id: string; readonly kind: AppKind } | null;
  /** The owner of the app or of the account. */
  readonly owner: { readonly id: string; readonly account: string };
  readonly scopes: readonly KeyScope[];
  /** The limits of the key: requests per minute, runs in 24 hours, and concurrent runs. */
  readonly perMinute: number;
  readonly perDay: number;
  /** Null if there is no limit. */
  readonly atOnce: number | null;
}
