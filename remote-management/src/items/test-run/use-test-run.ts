import type { DataOf, FieldError, ItemCalls, TaskId } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import type { Draft } from '@atrium/table';
import { createEmptyDraft, type TaskDraft } from '@atrium/task-views';
import { useState } from 'react';
import { useItemSources } from '../item-sources.ts';

interface PassedTestRun {
  readonly run: DataOf<ItemCalls['test']>;
  readonly testedInput: TaskDraft;
  /** Identifies what was tested: task, engine and parameters. */
  readonly testedKey: string;
}

/** Tests a draft's engine and parameters on an input; calls `onPassed` after each success. */
export function useTestRun(draft: Draft, task: TaskId, onPassed: () => void) {
  const { calls } = useItemSources();
  const [input, setInput] = useState<TaskDraft>();
  const [passedTest, setPassedTest] = useState<PassedTestRun>();
  const [businessError, setBusinessError] = useState<{
    readonly msg: string;
    readonly fields: readonly FieldError[];
  }>();
  const { isRunning, submit } = useSubmission();
  const currentInput =
    input && input.input.kind === createEmptyDraft(task).input.kind ? input : createEmptyDraft(task);
  const { engine, parameters } = draft as { engine: string; parameters: Record<string, unknown> };
  const currentKey = JSON.stringify([task, engine, parameters]);
  return {
    input: currentInput,
    isRunning,
    businessError,
    passedTest,
    /** Whether task, engine or parameters have changed since the test run passed. */
    isStale: passedTest !== undefined && passedTest.testedKey !== currentKey,
    changeInput(next: TaskDraft) {
      setInput(next);
      setBusinessError(undefined);
    },
    async run() {
      setBusinessError(undefined);
      const body = { task, engine, parameters, input: currentInput.input };
      const run = await submit(
        () => request(calls.test, body, { isSilent: true, file: currentInput.file }),
        (error) => {
          setPassedTest(undefined);
          setBusinessError({ msg: error.msg, fields: error.fields });
        },
      );
      if (!run) return;
      setPassedTest({ run, testedInput: currentInput, testedKey: currentKey });
      onPassed();
    },
  };
}
