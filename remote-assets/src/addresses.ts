import type { AppKind } from '@atrium/contract';

/** Where an app of a kind is made. */
export function createAddress(kind: AppKind): string {
  return `/admin/assets/${kind}App/create`;
}

/** Where an app is open. */
export function appAddress({ kind, id }: { readonly kind: AppKind; readonly id: string }): string {
  return `/admin/assets/${kind}App/${encodeURIComponent(id)}`;
}
