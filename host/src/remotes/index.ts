export { openedPagesAtom } from './loading/opened-pages-atom.ts';
export { startRemotePageAtom } from './loading/start-remote-page-atom.ts';
export { preloadRemoteAtom } from './preload/preload-remote-atom.ts';
export { loadRemotesAtom } from './state/load-remotes-atom.ts';
export { isAllowedOverride, readOverrides, resetOverrides, writeOverride } from './state/overrides.ts';
export { type KnownRemote, remotesAtom } from './state/remotes-atom.ts';
export { RemotePage } from './views/remote-page.tsx';
export { RemotesUnavailableView } from './views/remotes-unavailable-view.tsx';
export { watchRemotes } from './watch-remotes.ts';
