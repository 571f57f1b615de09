/** A result of a search. */
export interface SearchEntry {
  /** Permanent id within its provider. The search recognizes earlier choices by it. */
  readonly id: string;
  /** Title in the user's language. */
  readonly title: string;
  /** Distinguishes the entry from others with the same title. */
  readonly detail?: string;
  /** Name of an icon, as in menus. */
  readonly icon?: string;
  /** The page of the console that shows the subject. */
  readonly to: string;
}

/** Searches one kind of records. A remote registers a provider for each kind. */
export interface SearchProvider {
  /** Unique, starting with the package: `assets.apps`. */
  readonly id: string;
  /** Heading of its results: a message id, or plain text. */
  readonly title: string;
  /** Roles that may search here. Without roles, any signed-in user may. */
  readonly access?: readonly string[];
  /**
   * Finds matching entries, best first, and only those that the user may see. Called when the user stops typing, with
   * the trimmed, non-empty text. `signal` aborts when the user continues typing.
   */
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly SearchEntry[]>;
}
