import type { Deployment, Registry } from '@atrium/contract';

export interface SiteOptions {
  /** Folder of the built host. */
  readonly hostDir: string;
  /** Folder of the remotes that this server serves. Without it, there are none. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes on other servers. */
  readonly remotes: Registry['remotes'];
  /** An address in `remotes` can be only a path. The server then loads the pointer from this origin. */
  readonly remotesOrigin?: string | undefined;
  /** Addresses of the pages that exist only through the server's menu entries. */
  readonly framePaths: () => Promise<readonly string[]>;
}
