/** Messages of one locale, by id, as the catalog compiler writes them. */
export type RemoteMessages = Readonly<Record<string, unknown>>;

/**
 * What a remote exposes as `./remote`. `View` is the component type of the UI library, which this package does not
 * know. Every page is its own chunk.
 */
export interface RemoteModule<View = unknown> {
  /** The contract it was built against. */
  readonly contract: string;
  /** Its own version, as in the pointer. */
  readonly version: string;
  /** Page loaders by route name. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly Page: View }>>>;
  /** Catalog loaders by locale id; a locale costs nothing until chosen. */
  readonly messages: Readonly<Record<string, () => Promise<{ readonly messages: RemoteMessages }>>>;
}
