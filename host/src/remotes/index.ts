export { loadRemoteDirectoryAtom } from './directory/load-remote-directory-atom.ts';
export {
  type RemoteDirectory,
  type RemoteEntry,
  remoteDirectoryAtom,
} from './directory/remote-directory-atom.ts';
export type { RemoteStatus } from './directory/remote-record.ts';
export { preloadRemoteAtom } from './preload-remote.ts';
export { RemotePage } from './views/remote-page.tsx';
export { RemotesMissing } from './views/remotes-missing.tsx';
export { watchRemotes } from './watch-remotes.ts';
