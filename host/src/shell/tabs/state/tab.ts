import { array, boolean, type infer as Infer, object, optional, record, startsWith, string } from 'zod/mini';

/** A tab as it is stored. */
const storedTabSchema = object({
  /** Path and the query keys that tell instances of its page apart; no two open tabs share one. */
  identity: string(),
  /** Name of its route. */
  name: string(),
  path: string().check(startsWith('/')),
  /** Path and query together. */
  fullPath: string().check(startsWith('/')),
  params: record(string(), string()),
  query: record(string(), string()),
  meta: object({
    /** The route's title, before it is worded. */
    title: string(),
    /** What the page has set in its place: the record's name. */
    ownTitle: optional(string()),
    /** Language of `ownTitle`; none for a name. */
    ownTitleLocale: optional(string()),
    icon: optional(string()),
    closable: boolean(),
    cache: boolean(),
    isPinned: optional(boolean()),
  }),
});

export const storedTabsSchema = array(storedTabSchema);

export type StoredTab = Infer<typeof storedTabSchema>;

export interface Tab extends StoredTab {
  /** Unique in this window, also among closed tabs. */
  readonly id: string;
  /** Counts how often its page was begun again. */
  readonly edition: number;
}

/** Id of the pane in which a tab's page lives now; another one after each reload. */
export function paneIdOf({ id, edition }: Pick<Tab, 'id' | 'edition'>): string {
  return `${id}.${edition}`;
}

/** What the page calls itself, unless that is in another language than the one in use. */
export function ownTitleOf({ meta }: Pick<Tab, 'meta'>, locale: string): string | undefined {
  const { ownTitle, ownTitleLocale = locale } = meta;
  return ownTitleLocale === locale ? ownTitle : undefined;
}

/** Whether a tab stays when several are closed at once. */
export function staysOpen({ meta }: Tab): boolean {
  return !meta.closable || meta.isPinned === true;
}
