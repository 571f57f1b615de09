/** A file of a remote, as named by its address. */
export interface RemotePath {
  /** Federation name: `remote_assets`. */
  readonly remote: string;
  /** Path below the remote's folder: `remote.json`, `1.0.0-3f9c2a1b/remoteEntry.js`. */
  readonly file: string;
}

const REMOTE_PATH = /^\/remotes\/([^/?]+)\/([^?]+)/;

/** Returns the remote's file at an address, or `undefined` for any other address. */
export function parseRemotePath(address: string): RemotePath | undefined {
  const [, folder, file] = REMOTE_PATH.exec(address) ?? [];
  return folder && file ? { remote: folder.replaceAll('-', '_'), file } : undefined;
}
