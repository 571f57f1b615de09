/** The target of an item. */
export type SearchTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'action'; readonly run: () => void };

/** An item of the search palette. */
export interface SearchItem {
  /** Unique across all groups, and stable between searches. */
  readonly id: string;
  /** In the current language. */
  readonly title: string;
  /** A text beside the title, such as the menu groups of a page. */
  readonly detail?: string | undefined;
  /** Name of an icon, as in menus. */
  readonly icon?: string | undefined;
  /** Hidden keywords that also find the item. */
  readonly keywords?: readonly string[];
  readonly target: SearchTarget;
  /**
   * Whether the palette lists the item first after it was chosen once. Pressing Enter then chooses it again. Defaults
   * to true.
   */
  readonly isRemembered?: boolean;
}

export interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
  /** Whether the source has already matched these items. They are neither matched nor sorted again. */
  readonly isMatchedBySource?: boolean;
}
