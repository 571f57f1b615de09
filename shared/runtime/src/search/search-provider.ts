/** Something that a search has found. */
export interface SearchEntry {
  /** Stands for the same thing for good, within its provider: what was chosen before is known again by it. */
  readonly id: string;
  /** As people read it, in their language. */
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly detail?: string;
  /** Name of an icon, as in menus. */
  readonly icon?: string;
  /** The page of the console that shows it. */
  readonly to: string;
}

/** The user who has records that people look for. A remote registers one for each kind of its records. */
export interface SearchProvider {
  /** Unique, beginning with its room: `assets.apps`. */
  readonly id: string;
  /** Heading of what it finds: a message id, or plain text. */
  readonly title: string;
  /** Roles that may search here; none named means anybody signed in. */
  readonly access?: readonly string[];
  /**
   * Finds what fits, best first, and only what the person may see. Requested once somebody stops typing, with what they
   * typed, trimmed and never empty; `signal` ends as soon as they go on.
   */
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly SearchEntry[]>;
}
