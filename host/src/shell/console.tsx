import { useFormat } from '@atrium/i18n';
import { userIdAtom, userInfoAtom, whenIdle } from '@atrium/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadRemoteDirectoryAtom, remoteDirectoryAtom, watchRemotes } from '../remotes/index.ts';
import { useAppearance } from './appearance/use-appearance.ts';
import { useIdlePreload } from './idle/use-idle-preload.ts';
import { useMessageRefresh } from './idle/use-message-refresh.ts';
import { Landing } from './landing/landing.tsx';
import { Shell } from './layout/shell.tsx';
import { loadServerMenuAtom } from './menu/state/load-server-menu-atom.ts';
import { ConsolePage } from './pane/console-page.tsx';
import { LeaveGuard } from './pane/leave-guard.tsx';

export { prepareConsole } from './prepare-console.ts';

interface ConsoleProps {
  /** The user has just come from the sign-in page or the main page and needs to be redirected. */
  readonly isArriving: boolean;
}

/** One element for all renders, so that the frame renders again only when something in it changes. */
const FRAME = (
  <Shell>
    <ConsolePage />
    <LeaveGuard />
  </Shell>
);

/** Everything behind sign-in. It is a chunk of its own, which visitors do not load before. */
export function Console({ isArriving }: ConsoleProps) {
  return (
    <>
      <ConsoleEffects />
      {isArriving ? <Landing /> : FRAME}
    </>
  );
}

/** What the console does besides what it shows. It is a component of its own, so that its state renders nothing. */
function ConsoleEffects() {
  useAppearance();
  useDirectory();
  useIdlePreload();
  useDateFormat();
  useMessageRefresh();
  return null;
}

/** Creates the date format at idle time. It takes 10 ms, and most pages show dates. */
function useDateFormat(): void {
  const { date } = useFormat();
  useEffect(() => whenIdle(() => void date(0)), [date]);
}

/** Loads the list of remotes once per page, and the server's menu entries for each user and role. */
function useDirectory(): void {
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
