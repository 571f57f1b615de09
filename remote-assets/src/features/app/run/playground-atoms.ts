import { type App, type AppRun, appCalls, type TaskId } from '@atrium/contract';
import {
  appStore,
  BusinessError,
  HttpStatusError,
  NetworkError,
  reportRequestErrorAtom,
  request,
} from '@atrium/runtime';
import { createEmptyDraft, loadSample, type TaskDraft } from '@atrium/task-views';
import { atom } from 'jotai';

/** Why a run failed: the server's message, if the server sent one, and the rejected fields of the input. */
export interface RunFailure {
  readonly msg: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** A successful run: its draft, its output and its feedback (1 for useful, −1 for not useful). */
export interface SuccessfulRun {
  readonly draft: TaskDraft;
  readonly response: AppRun;
  readonly feedback: number | null;
  /** The time at which the response arrived. */
  readonly endedAt: Date;
}

/** An input and its runs. It belongs to one app: opening another app in the same pane resets it. */
interface Playground {
  readonly appId: string;
  readonly draft: TaskDraft;
  /** The draft that was last opened, run or restored. A different draft is unsaved work. */
  readonly cleanDraft: TaskDraft;
  /** The last successful runs in this pane, newest first. At most {@link MAX_RUNS}. */
  readonly runs: readonly SuccessfulRun[];
  /** The id of the run whose result is shown. */
  readonly shownId: string | undefined;
  /** The id of a second run, whose result is shown beside the first one for comparison. */
  readonly comparedId: string | undefined;
  /** Aborts the run in progress. Undefined if there is none. */
  readonly runController: AbortController | undefined;
  /** Why the last run failed. Undefined if it succeeded or the draft has changed since. */
  readonly failure: RunFailure | undefined;
}

/** The number of runs that the playground can show again. */
const MAX_RUNS = 10;

const playgroundStateAtom = atom<Playground | undefined>(undefined);

export const playgroundAtom = atom((get) => get(playgroundStateAtom));

/** Whether there is input that has not been run. */
export const isPlaygroundDirtyAtom = atom((get) => {
  const playground = get(playgroundStateAtom);
  return playground !== undefined && playground.draft !== playground.cleanDraft;
});

/** Opens an app with its sample as the first input, unless the app is already open. */
export const openPlaygroundAtom = atom(null, async (get, set, app: App, task: TaskId) => {
  if (get(playgroundStateAtom)?.appId === app.id) return;
  const { sample } = app;
  const draft = sample && sample.imageName === null ? { input: sample.input } : createEmptyDraft(task);
  set(playgroundStateAtom, {
    appId: app.id,
    draft,
    cleanDraft: draft,
    runs: [],
    shownId: undefined,
    comparedId: undefined,
    runController: undefined,
    failure: undefined,
  });
  if (!sample || sample.imageName === null) return;
  // If loading fails, the field stays empty and offers to load the sample again.
  const fetched = await loadSample(sample).catch(() => undefined);
  const playground = get(playgroundStateAtom);
  if (fetched && playground && playground.draft === draft)
    set(playgroundStateAtom, { ...playground, draft: fetched, cleanDraft: fetched });
});

/** Changes the draft. A failure belongs to the draft that ran, so it disappears. */
export const editDraftAtom = atom(null, (get, set, draft: TaskDraft) => {
  const playground = get(playgroundStateAtom);
  if (playground) set(playgroundStateAtom, { ...playground, draft, failure: undefined });
});

/**
 * Runs the app on the current draft. `binding` replaces the binding of the app for this run. A failure leaves draft and
 * results unchanged.
 */
export const runPlaygroundAtom = atom(null, async (get, set, { id, kind }: App, binding?: string) => {
  const playground = get(playgroundStateAtom);
  if (playground?.appId !== id || playground.runController) return;
  const { draft } = playground;
  const runController = new AbortController();
  set(playgroundStateAtom, { ...playground, runController, failure: undefined });
  const settle = (outcome: Partial<Playground>) => {
    const current = get(playgroundStateAtom);
    if (current?.runController === runController)
      set(playgroundStateAtom, { ...current, ...outcome, runController: undefined });
  };
  const { signal } = runController;
  const options = { signal, isSilent: true, ...(draft.file ? { file: draft.file } : {}) };
  try {
    const body = { id, input: draft.input, ...(binding ? { version: binding } : {}) };
    const response = await request(appCalls[kind].run, body, options);
    const successfulRun = { draft, response, feedback: null, endedAt: new Date() };
    const runs = [successfulRun, ...(get(playgroundStateAtom)?.runs ?? [])].slice(0, MAX_RUNS);
    settle({ runs, shownId: response.id, comparedId: undefined, cleanDraft: draft });
  } catch (error) {
    if (signal.aborted) return settle({});
    settle({ failure: toRunFailure(error) });
    // The form shows the server's message of a business error. A toast reports the errors that have no such message.
    // This atom runs in the store of the pane, but toasts belong to the store of the console.
    if (error instanceof HttpStatusError || error instanceof NetworkError) {
      appStore.set(reportRequestErrorAtom, error);
    }
  }
});

/** Shows the result of an earlier run. The draft does not change. */
export const showRunAtom = atom(null, (get, set, shownId: string) => {
  const playground = get(playgroundStateAtom);
  if (playground) set(playgroundStateAtom, { ...playground, shownId, comparedId: undefined });
});

/** Shows another run beside the shown run. Undefined ends the comparison. */
export const compareRunAtom = atom(null, (get, set, comparedId: string | undefined) => {
  const playground = get(playgroundStateAtom);
  if (playground) set(playgroundStateAtom, { ...playground, comparedId });
});

/** Puts the input of a run back into the field. Returns the draft that it replaces. */
export const restoreInputAtom = atom(null, (get, set, { draft }: SuccessfulRun): TaskDraft | undefined => {
  const playground = get(playgroundStateAtom);
  if (!playground) return undefined;
  set(playgroundStateAtom, { ...playground, draft, cleanDraft: draft, failure: undefined });
  return playground.draft;
});

/** Records the feedback on a run in the playground. */
export const rateRunAtom = atom(null, (get, set, runId: string, feedback: number | null) => {
  const playground = get(playgroundStateAtom);
  if (!playground) return;
  const runs = playground.runs.map((run) => (run.response.id === runId ? { ...run, feedback } : run));
  set(playgroundStateAtom, { ...playground, runs });
});

/** Cancels the current run. */
export const stopRunAtom = atom(null, (get) => get(playgroundStateAtom)?.runController?.abort());

function toRunFailure(error: unknown): RunFailure {
  if (!(error instanceof BusinessError)) return { msg: undefined, fields: {} };
  return { msg: error.msg, fields: Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])) };
}
