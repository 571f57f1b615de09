/** Where a pane is. `fullPath` is path and query together: a tab's identity. */
export interface PaneLocation {
  readonly path: string;
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface PaneNavigator {
  /**
   * Opens an address on this origin. From a hidden pane it moves that pane's own tab, never the address bar.
   * `replace` takes the current entry's place.
   */
  go(to: string, options?: { readonly replace?: boolean }): void;
  /** Changes this pane's query; an empty value removes its key. */
  setQuery(query: Readonly<Record<string, string>>, options?: { readonly replace?: boolean }): void;
  back(): void;
}

/** Popups that belong to the pane: they are worded already, and appear only while it is on screen. */
export interface PaneNotices {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  error(text: string): void;
}

/**
 * The context a page runs in. Two open instances of one page have a pane each and share nothing of their feature
 * state: `store` is theirs alone, while session, language and layout live in the app's store.
 */
export interface Pane<Store = unknown> {
  readonly id: string;
  readonly location: PaneLocation;
  readonly navigator: PaneNavigator;
  readonly notices: PaneNotices;
  readonly store: Store;
  /**
   * Replaces the route's title; `undefined` gives it back. `locale` is the language that the title is written in: in
   * another language the tab shows the route's title until the page sets it again. A name in no language has none.
   */
  setTitle(title: string | undefined, locale?: string): void;
  /** Says whether leaving would lose work. */
  setDirty(isDirty: boolean): void;
}
