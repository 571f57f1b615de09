import { type App, LIMITS } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useEffect } from 'react';
import { editTextAtom, isTextDirtyAtom, openAppAtom, runTextAtom, workAtom } from './nlp-app-atoms.ts';

/** The bench of one app: a text, and what running it gave. */
export function useRun(app: App) {
  const held = usePaneAtomValue(workAtom);
  const isDirty = usePaneAtomValue(isTextDirtyAtom);
  const open = useSetPaneAtom(openAppAtom);
  const { setDirty } = usePane();
  useEffect(() => open(app), [app, open]);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);

  const work = held?.appId === app.id ? held : undefined;
  const text = work?.text ?? app.sample ?? '';
  return {
    text,
    run: work?.run,
    isRunning: work?.isRunning ?? false,
    hasFailed: work?.hasFailed ?? false,
    isTooLong: text.length > LIMITS.textLength,
    edit: useSetPaneAtom(editTextAtom),
    start: useSetPaneAtom(runTextAtom),
  };
}
