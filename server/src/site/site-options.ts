import type { Deployment, Registry } from '@atrium/contract';

export interface SiteOptions {
  /** Folder of the built host. */
  readonly hostDir: string;
  /** Folder of the remotes that this server serves. Without it, there are none. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes on other servers. */
  readonly remotes: Registry['remotes'];
  /** The origin from which this server loads the pointers of `remotes` whose addresses have no origin. */
  readonly remotesOrigin?: string | undefined;
  /** Addresses of the pages that exist only through the server's menu entries. */
  readonly framePaths: () => Promise<readonly string[]>;
}
