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

/** Why a run failed: the server's message, if it has one, and the rejected fields of the input. */
export interface RunFailure {
  readonly msg: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** A successful run: its draft, its output and its feedback (1 for good, −1 for bad). */
export interface FinishedRun {
  readonly draft: TaskDraft;
  readonly response: AppRun;
  readonly feedback: number | null;
  /** When its response arrived. */
  readonly endedAt: Date;
}

/** An input and its runs. It belongs to one app: opening another app in the same pane resets it. */
interface Playground {
  readonly appId: string;
  readonly draft: TaskDraft;
  /** The draft as it was opened, last run or restored; a different draft is unsaved work. */
  readonly known: TaskDraft;
  /** The last successful runs in this pane, newest first. At most {@link MAX_RUNS}. */
  readonly runs: readonly FinishedRun[];
  /** The id of the run whose result is shown. */
  readonly shownId: string | undefined;
  /** The id of the run that is shown beside it. */
  readonly comparedId: string | undefined;
  readonly running: AbortController | undefined;
  readonly failure: RunFailure | undefined;
}

/** The playground can show this many runs again. */
const MAX_RUNS = 10;

const currentAtom = atom<Playground | undefined>(undefined);

export const playgroundAtom = atom((get) => get(currentAtom));

/** Whether there is input that has not been run. */
export const isPlaygroundDirtyAtom = atom((get) => {
  const playground = get(currentAtom);
  return playground !== undefined && playground.draft !== playground.known;
});

/** Opens an app with its sample as the first input, unless the app is already open. */
export const openPlaygroundAtom = atom(null, async (get, set, app: App, task: TaskId) => {
  if (get(currentAtom)?.appId === app.id) return;
  const { sample } = app;
  const draft = sample && sample.imageName === null ? { input: sample.input } : createEmptyDraft(task);
  set(currentAtom, {
    appId: app.id,
    draft,
    known: draft,
    runs: [],
    shownId: undefined,
    comparedId: undefined,
    running: undefined,
    failure: undefined,
  });
  if (!sample || sample.imageName === null) return;
  // If it fails, the field stays empty and offers to load the sample again.
  const fetched = await loadSample(sample).catch(() => undefined);
  const playground = get(currentAtom);
  if (fetched && playground && playground.draft === draft)
    set(currentAtom, { ...playground, draft: fetched, known: fetched });
});

/** Changes the draft. A failure belongs to the draft that ran, so it disappears. */
export const editDraftAtom = atom(null, (get, set, draft: TaskDraft) => {
  const playground = get(currentAtom);
  if (playground) set(currentAtom, { ...playground, draft, failure: undefined });
});

/** Runs the app on the current draft, on `version` if there is one. A failure leaves draft and results unchanged. */
export const runPlaygroundAtom = atom(null, async (get, set, { id, kind }: App, version?: string) => {
  const begun = get(currentAtom);
  if (begun?.appId !== id || begun.running) return;
  const { draft } = begun;
  const running = new AbortController();
  set(currentAtom, { ...begun, running, failure: undefined });
  const settle = (outcome: Partial<Playground>) => {
    const playground = get(currentAtom);
    if (playground?.running === running) set(currentAtom, { ...playground, ...outcome, running: undefined });
  };
  const { signal } = running;
  const sent = { signal, isSilent: true, ...(draft.file ? { file: draft.file } : {}) };
  try {
    const body = { id, input: draft.input, ...(version ? { version } : {}) };
    const response = await request(appCalls[kind].run, body, sent);
    const ran = { draft, response, feedback: null, endedAt: new Date() };
    const runs = [ran, ...(get(currentAtom)?.runs ?? [])].slice(0, MAX_RUNS);
    settle({ runs, shownId: response.id, comparedId: undefined, known: draft });
  } catch (error) {
    if (signal.aborted) return settle({});
    settle({ failure: toRunFailure(error) });
    // A business error is shown at the form with the server's message; a toast reports only errors without one.
    if (error instanceof HttpStatusError || error instanceof NetworkError) {
      appStore.set(reportRequestErrorAtom, error);
    }
  }
});

/** Shows the result of an earlier run. The draft does not change. */
export const showRunAtom = atom(null, (get, set, shownId: string) => {
  const playground = get(currentAtom);
  if (playground) set(currentAtom, { ...playground, shownId, comparedId: undefined });
});

/** Shows a run beside the shown one; undefined ends the comparison. */
export const compareRunAtom = atom(null, (get, set, comparedId: string | undefined) => {
  const playground = get(currentAtom);
  if (playground) set(currentAtom, { ...playground, comparedId });
});

/** Puts the input of a run back into the field. Returns the draft that it replaces. */
export const restoreInputAtom = atom(null, (get, set, { draft }: FinishedRun): TaskDraft | undefined => {
  const playground = get(currentAtom);
  if (!playground) return undefined;
  set(currentAtom, { ...playground, draft, known: draft, failure: undefined });
  return playground.draft;
});

/** Stores the feedback on a run. */
export const rateRunAtom = atom(null, (get, set, runId: string, feedback: number | null) => {
  const playground = get(currentAtom);
  if (!playground) return;
  const runs = playground.runs.map((ran) => (ran.response.id === runId ? { ...ran, feedback } : ran));
  set(currentAtom, { ...playground, runs });
});

/** Cancels the current run. */
export const stopRunAtom = atom(null, (get) => get(currentAtom)?.running?.abort());

function toRunFailure(error: unknown): RunFailure {
  if (!(error instanceof BusinessError)) return { msg: undefined, fields: {} };
  return { msg: error.msg, fields: Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])) };
}
