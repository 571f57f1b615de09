import type { Deployment, Registry } from '@atrium/contract';

export interface SiteOptions {
  /** The built host. */
  readonly hostDir: string;
  /** Folder of the remotes that are served from here; none are when it is missing. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes that are served elsewhere. */
  readonly remotes: Registry['remotes'];
  /** Where this server finds the pointers of `remotes` whose addresses name no origin. */
  readonly remotesOrigin?: string | undefined;
  /** Addresses of the pages that exist by the server's menu entries alone. */
  readonly menuPaths: () => Promise<readonly string[]>;
}
