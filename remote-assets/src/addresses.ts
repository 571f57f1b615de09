import type { AppKind } from '@atrium/contract';

/** The location of the API keys of the user's account. */
export const ACCOUNT_KEYS_LOCATION = '/admin/assets/keys';

/** The location of the page with the data sets, which another remote provides. */
export const DATA_SETS_LOCATION = '/admin/evaluation/data-sets';

/** Returns the location of the list of data sets, searched for the name of a data set. */
export function getDataSetLocation(name: string): string {
  return `${DATA_SETS_LOCATION}?keyword=${encodeURIComponent(name)}`;
}

/** Returns the location of the form that creates an app of a kind. */
export function getCreateAppLocation(kind: AppKind): string {
  return `/admin/assets/${kind}App/create`;
}

/** Returns the location of an app's page. */
export function getAppLocation({ kind, id }: { readonly kind: AppKind; readonly id: string }): string {
  return `/admin/assets/${kind}App/${encodeURIComponent(id)}`;
}
