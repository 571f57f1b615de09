import type { TaskId } from '@atrium/contract';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { emptyDraft, isDraftComplete } from '@atrium/task-views';
import { useEffect } from 'react';
import { useOpenApp } from '../open-app.ts';
import { benchAtom, editDraftAtom, openBenchAtom, runBenchAtom, stopRunAtom } from './bench-atoms.ts';

/** The bench of the open app: an input, and what running it gave. */
export function useBench(task: TaskId) {
  const { app } = useOpenApp();
  const held = usePaneAtomValue(benchAtom);
  const open = useSetPaneAtom(openBenchAtom);
  const run = useSetPaneAtom(runBenchAtom);
  useEffect(() => void open(app, task), [app, task, open]);

  const bench = held?.appId === app.id ? held : undefined;
  const draft = bench?.draft ?? emptyDraft(task);
  const canRun = app.status === 'active' && isDraftComplete(draft);
  return {
    draft,
    ran: bench?.ran,
    failure: bench?.failure,
    isRunning: bench?.running !== undefined,
    canRun,
    edit: useSetPaneAtom(editDraftAtom),
    stop: useSetPaneAtom(stopRunAtom),
    start: () => {
      if (canRun) void run(app);
    },
  };
}
