import type { TaskId } from '@atrium/contract';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { createEmptyDraft, isDraftComplete } from '@atrium/task-views';
import { useEffect } from 'react';
import { useOpenApp } from '../open-app.ts';
import {
  editDraftAtom,
  openPlaygroundAtom,
  playgroundAtom,
  runPlaygroundAtom,
  stopRunAtom,
} from './playground-atoms.ts';

/** Returns the playground of the open app: its input, the results of its runs, and its actions. */
export function usePlayground(task: TaskId) {
  const { app } = useOpenApp();
  const current = usePaneAtomValue(playgroundAtom);
  const open = useSetPaneAtom(openPlaygroundAtom);
  const run = useSetPaneAtom(runPlaygroundAtom);
  useEffect(() => void open(app, task), [app, task, open]);

  const playground = current?.appId === app.id ? current : undefined;
  const draft = playground?.draft ?? createEmptyDraft(task);
  const runs = playground?.runs ?? [];
  const findRun = (id: string | undefined) => runs.find(({ response }) => response.id === id);
  const canRun = app.status === 'active' && isDraftComplete(draft);
  return {
    draft,
    runs,
    shown: findRun(playground?.shownId),
    compared: findRun(playground?.comparedId),
    failure: playground?.failure,
    isRunning: playground?.runController !== undefined,
    canRun,
    edit: useSetPaneAtom(editDraftAtom),
    stop: useSetPaneAtom(stopRunAtom),
    start: (binding: string) => {
      if (canRun) void run(app, binding);
    },
  };
}
