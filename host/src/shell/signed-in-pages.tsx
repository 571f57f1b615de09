import { userIdAtom, userInfoAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useConsoleHistory } from '../navigation/history/history-router.tsx';
import { loadRemotesAtom, remotesAtom, watchRemotes } from '../remotes/index.ts';
import { useAppearance } from './appearance/use-appearance.ts';
import { useIdlePreload } from './idle/use-idle-preload.ts';
import { useMessageRefresh } from './idle/use-message-refresh.ts';
import { Landing } from './landing/landing.tsx';
import { Shell } from './layout/shell.tsx';
import { loadServerMenuAtom } from './menu/state/load-server-menu-atom.ts';
import { ConsolePage } from './pane/console-page.tsx';
import { LeaveGuard } from './pane/leave-guard.tsx';
import { startPage } from './start-page.ts';

export { prepareFirstRender } from './prepare-first-render.ts';

interface SignedInPagesProps {
  /**
   * Whether the address is that of a page for users without a session, such as the sign-in page. Then `Landing`
   * redirects the user to the page that was requested before the sign-in, or else to the index page.
   */
  readonly isLanding: boolean;
}

/** One element for all renders, so that the shell renders again only when something in it changes. */
const SHELL_WITH_PAGE = (
  <Shell>
    <ConsolePage />
    <LeaveGuard />
  </Shell>
);

/** The shell and the pages that require a session. They are a separate chunk, which loads after sign-in. */
export function SignedInPages({ isLanding }: SignedInPagesProps) {
  return (
    <>
      <SignedInEffects />
      {isLanding ? <Landing /> : SHELL_WITH_PAGE}
    </>
  );
}

/** Runs the effects of all pages. It is a separate component, so that changes of its state render nothing else. */
function SignedInEffects() {
  useAppearance();
  useRemotesAndMenu();
  useEarlyPageStart();
  useIdlePreload();
  useMessageRefresh();
  return null;
}

/** Starts loading a page when the user navigates to it, before React has rendered the navigation. */
function useEarlyPageStart(): void {
  const history = useConsoleHistory();
  useEffect(() => history.subscribe(() => void startPage(history.current().location)), [history]);
}

/** Loads the list of remotes once per page load, and the server's menu entries for each user and access list. */
function useRemotesAndMenu(): void {
  const store = useStore();
  const load = useSetAtom(loadRemotesAtom);
  const loadMenu = useSetAtom(loadServerMenuAtom);
  const userId = useAtomValue(userIdAtom);
  const access = useAtomValue(userInfoAtom)?.access.join(' ');
  const { state } = useAtomValue(remotesAtom);

  useEffect(() => watchRemotes(), []);

  useEffect(() => {
    if (store.get(remotesAtom).state === 'idle') void load();
  }, [store, load]);

  useEffect(() => {
    if (userId && access !== undefined && state === 'ready') void loadMenu();
  }, [userId, access, state, loadMenu]);
}
