import { userIdAtom, userInfoAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadRemoteDirectoryAtom, remoteDirectoryAtom, watchRemotes } from '../remotes/index.ts';
import { loadServerMenuAtom } from './menu/state/load-server-menu-atom.ts';

/** Loads the list of remotes once per page, and the server's menu entries for each user and role. */
export function useDirectory(): void {
  const store = useStore();
  const load = useSetAtom(loadRemoteDirectoryAtom);
  const loadMenu = useSetAtom(loadServerMenuAtom);
  const userId = useAtomValue(userIdAtom);
  const access = useAtomValue(userInfoAtom)?.access.join(' ');
  const { state } = useAtomValue(remoteDirectoryAtom);

  useEffect(() => watchRemotes(), []);

  useEffect(() => {
    if (store.get(remoteDirectoryAtom).state === 'idle') void load();
  }, [store, load]);

  useEffect(() => {
    if (userId && access !== undefined && state === 'ready') void loadMenu();
  }, [userId, access, state, loadMenu]);
}
