/** Where choosing an item leads. */
export type SearchTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'action'; readonly run: () => void };

/** One thing that the palette offers. */
export interface SearchItem {
  /** Unique over all groups, and the same for the same thing the next time. */
  readonly id: string;
  /** In the language spoken now. */
  readonly title: string;
  readonly detail?: string | undefined;
  /** Name of an icon, as in menus. */
  readonly icon?: string | undefined;
  /** Words by which it is found as well, though they are not shown. */
  readonly keywords?: readonly string[];
  readonly target: SearchTarget;
  /** Whether choosing it puts it first the next time, where Enter would choose it at once. Yes unless said. */
  readonly isRemembered?: boolean;
}

export interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
  /** Whether somebody else has found these already; they are neither matched nor sorted again. */
  readonly isFound?: boolean;
}
