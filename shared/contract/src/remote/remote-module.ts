/** Messages of one locale by id, in the format of the catalog compiler. */
export type RemoteMessages = Readonly<Record<string, unknown>>;

/**
 * The module that a remote exposes as `./remote`. `View` is the component type of the UI library, which this package
 * does not import. Every page is its own chunk.
 */
export interface RemoteModule<View = unknown> {
  /** The contract version against which the remote was built. */
  readonly contract: string;
  /** The version of the remote, as in its pointer. */
  readonly version: string;
  /** Page loaders by route name. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly Page: View }>>>;
  /** Catalog loaders by locale id. A locale is loaded only when it is chosen. */
  readonly messages: Readonly<Record<string, () => Promise<{ readonly messages: RemoteMessages }>>>;
}
