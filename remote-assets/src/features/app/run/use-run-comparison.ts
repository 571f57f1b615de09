import type { TaskId } from '@atrium/contract';
import { type ChangedParts, compareOutputs, type OutputComparison, type TaskDraft } from '@atrium/task-views';
import { useMemo } from 'react';
import type { SuccessfulRun } from './playground-atoms.ts';

interface RunComparison extends OutputComparison {
  /** Returns the changed parts of one of the two runs. */
  getChanges(run: SuccessfulRun): ChangedParts | undefined;
}

/** Compares the results of two runs, the earlier one first. Undefined without a second run, or if the inputs differ. */
export function useRunComparison(
  task: TaskId,
  shown: SuccessfulRun | undefined,
  compared: SuccessfulRun | undefined,
): RunComparison | undefined {
  return useMemo(() => {
    if (!shown || !compared || !haveSameInput(shown.draft, compared.draft)) return undefined;
    const [before, after] = shown.endedAt < compared.endedAt ? [shown, compared] : [compared, shown];
    const { input } = before.draft;
    const comparison = compareOutputs(task, input, before.response.outputs, after.response.outputs);
    return { ...comparison, getChanges: (run) => (run === before ? comparison.before : comparison.after) };
  }, [task, shown, compared]);
}

function haveSameInput(a: TaskDraft, b: TaskDraft): boolean {
  return a.file === b.file && (a.input === b.input || JSON.stringify(a.input) === JSON.stringify(b.input));
}
