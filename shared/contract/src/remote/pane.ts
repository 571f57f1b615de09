/** The location of a pane. `fullPath` is path and query together. */
export interface PaneLocation {
  readonly path: string;
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface PaneNavigator {
  /**
   * Opens an address on this origin. A hidden pane navigates its own tab and never changes the address bar. `replace`
   * replaces the current history entry.
   */
  go(to: string, options?: { readonly replace?: boolean }): void;
  /** Changes this pane's query; an empty value removes its key. */
  setQuery(query: Readonly<Record<string, string>>, options?: { readonly replace?: boolean }): void;
  back(): void;
}

/** Toasts of the pane. Their text is already translated, and they appear only while the pane is visible. */
export interface PaneToasts {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  error(text: string): void;
}

/**
 * The context in which a page runs. Two open instances of one page each have a pane and share no feature state: each
 * has its own `store`, while session, language and layout are in the one store of the browser tab.
 */
export interface Pane<Store = unknown> {
  readonly id: string;
  readonly location: PaneLocation;
  readonly navigator: PaneNavigator;
  readonly toasts: PaneToasts;
  readonly store: Store;
  /**
   * Replaces the route's title; `undefined` restores it. `locale` is the language of the title: in another language the
   * tab shows the route's title until the page sets it again. Omit it for a title without a language, such as a name.
   */
  setTitle(title: string | undefined, locale?: string): void;
  /** Sets whether the pane has unsaved changes. */
  setDirty(isDirty: boolean): void;
}
