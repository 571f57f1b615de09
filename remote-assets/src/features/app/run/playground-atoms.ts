import { type App, type AppRun, appCalls, type TaskId } from '@atrium/contract';
import {
  appStore,
  BusinessError,
  HttpStatusError,
  NetworkError,
  reportRequestErrorAtom,
  request,
} from '@atrium/runtime';
import { emptyDraft, loadSample, type TaskDraft } from '@atrium/task-views';
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
}

/** An input and the outcome of its run. It belongs to one app: opening another app in the same pane resets it. */
interface Playground {
  readonly appId: string;
  readonly draft: TaskDraft;
  /** The draft as it was opened or last run; a different draft is unsaved work. */
  readonly known: TaskDraft;
  readonly ran: FinishedRun | undefined;
  readonly running: AbortController | undefined;
  readonly failure: RunFailure | undefined;
}

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
  const draft = sample && sample.imageName === null ? { input: sample.input } : emptyDraft(task);
  set(currentAtom, {
    appId: app.id,
    draft,
    known: draft,
    ran: undefined,
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

export const editDraftAtom = atom(null, (get, set, draft: TaskDraft) => {
  const playground = get(currentAtom);
  if (playground) set(currentAtom, { ...playground, draft });
});

/** Runs the app on the current draft. A failure leaves the draft and the earlier outcome unchanged. */
export const runPlaygroundAtom = atom(null, async (get, set, { id, kind }: App) => {
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
    const response = await request(appCalls[kind].run, { id, input: draft.input }, sent);
    settle({ ran: { draft, response, feedback: null }, known: draft });
  } catch (error) {
    if (signal.aborted) return settle({});
    settle({ failure: toRunFailure(error) });
    // A business error is shown at the form with the server's message; a toast reports only errors without one.
    if (error instanceof HttpStatusError || error instanceof NetworkError) {
      appStore.set(reportRequestErrorAtom, error);
    }
  }
});

export const markRanAtom = atom(null, (get, set, feedback: number | null) => {
  const playground = get(currentAtom);
  if (playground?.ran) set(currentAtom, { ...playground, ran: { ...playground.ran, feedback } });
});

/** Cancels the current run. */
export const stopRunAtom = atom(null, (get) => get(currentAtom)?.running?.abort());

function toRunFailure(error: unknown): RunFailure {
  if (!(error instanceof BusinessError)) return { msg: undefined, fields: {} };
  return { msg: error.msg, fields: Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])) };
}
