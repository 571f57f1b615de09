import { postNoticeAtom, userIdAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { newBuildAtom, setNewBuildAtom } from './new-build-atom.ts';
import { reloadConsoleAtom } from './reload-console-atom.ts';
import { watchHost } from './watch-host.ts';

/** Checks for new builds of the console while it is on screen, and adds a notice for each. */
export function useHostNotice(): void {
  const { t } = useLingui();
  const post = useSetAtom(postNoticeAtom);
  const setNewBuild = useSetAtom(setNewBuildAtom);
  const reload = useSetAtom(reloadConsoleAtom);
  const build = useAtomValue(newBuildAtom);
  const user = useAtomValue(userIdAtom);
  const title = t({
    id: 'host.component.update.title',
    message: 'A new version of the console is available',
  });
  const body = t({
    id: 'host.component.update.body',
    message:
      'Reload the page to update. Open tabs are restored, and you are asked before unsaved changes are lost.',
  });
  const label = t({ id: 'host.component.update.reload', message: 'Reload' });

  useEffect(() => watchHost(setNewBuild), [setNewBuild]);

  useEffect(() => {
    if (!build || !user) return;
    post({ id: `host ${build}`, kind: 'info', title, body, action: { label, run: reload } });
  }, [build, user, title, body, label, post, reload]);
}
