import { array, boolean, type infer as Infer, object, optional, record, regex, string } from 'zod/mini';

/** A tab as it is stored. */
const storedTabSchema = object({
  /** The path and the query keys that distinguish instances of its page. Unique among open tabs. */
  identity: string(),
  /** Name of its route. */
  name: string(),
  path: string().check(regex(/^\//)),
  /** Path and query together. */
  fullPath: string().check(regex(/^\//)),
  params: record(string(), string()),
  query: record(string(), string()),
  meta: object({
    /** The route's title, untranslated. */
    title: string(),
    /** The title that the page has set instead, such as the record's name. */
    ownTitle: optional(string()),
    /** Language of `ownTitle`. Undefined for a record's name, which is shown in every language. */
    ownTitleLocale: optional(string()),
    icon: optional(string()),
    closable: boolean(),
    /** Whether the page stays mounted while its tab is hidden. */
    cache: boolean(),
    isPinned: optional(boolean()),
  }),
});

export const storedTabsSchema = array(storedTabSchema);

export type StoredTab = Infer<typeof storedTabSchema>;

export interface Tab extends StoredTab {
  /** Unique in this window, also among closed tabs. */
  readonly id: string;
  /** Starts at 1 and grows with each reload. Part of the pane's id. */
  readonly mountNumber: number;
}

/** Returns the ID of the pane that contains a tab's page. It changes with each reload. */
export function getPaneId({ id, mountNumber }: Pick<Tab, 'id' | 'mountNumber'>): string {
  return `${id}.${mountNumber}`;
}

/** Returns the page's own title, unless it is in a language other than the current one. */
export function getOwnTitle({ meta }: Pick<Tab, 'meta'>, locale: string): string | undefined {
  const { ownTitle, ownTitleLocale = locale } = meta;
  return ownTitleLocale === locale ? ownTitle : undefined;
}

/** Returns whether commands leave a tab open: it is pinned, or its page is not closable. */
export function staysOpen({ meta }: Tab): boolean {
  return !meta.closable || meta.isPinned === true;
}
