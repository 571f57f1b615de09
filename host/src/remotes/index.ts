export { loadRemoteDirectoryAtom } from './directory/load-remote-directory-atom.ts';
export { isAllowedOverride, readOverrides, resetOverrides, writeOverride } from './directory/overrides.ts';
export { type RemoteEntry, remoteDirectoryAtom } from './directory/remote-directory-atom.ts';
export { openedPagesAtom } from './loading/opened-pages-atom.ts';
export { preloadRemoteAtom } from './preload/preload-remote-atom.ts';
export { RemotePage } from './views/remote-page.tsx';
export { RemotesMissing } from './views/remotes-missing.tsx';
export { watchRemotes } from './watch-remotes.ts';
