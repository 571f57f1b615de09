import type { Deployment, Registry } from '@atrium/contract';

export interface SiteOptions {
  /** Folder of the built host. */
  readonly hostDir: string;
  /** Folder of the remotes that this server serves. Without it, there are none. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes on other servers. */
  readonly remotes: Registry['remotes'];
  /**
   * The origin of addresses in `remotes` that are only a path. The server loads the pointers of these remotes from it.
   */
  readonly remotesOrigin?: string | undefined;
  /** Returns the addresses of frame pages. No remote declares them: menu entries that the server stores create them. */
  readonly framePaths: () => Promise<readonly string[]>;
}
