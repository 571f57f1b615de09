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

/** Why a run came to nothing: the server's words where it had any, and which fields of the input it refused. */
export interface RunFailure {
  readonly msg: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** A run that succeeded: on what, what it answered, and what was said of that (1 for good, −1 for bad). */
export interface Ran {
  readonly draft: TaskDraft;
  readonly answer: AppRun;
  readonly feedback: number | null;
}

/** An input and what came of running it. It is of one app: another one opened in the same pane starts anew. */
interface Bench {
  readonly appId: string;
  readonly draft: TaskDraft;
  /** The draft as it was opened or last run; what differs from it nobody has seen run. */
  readonly known: TaskDraft;
  readonly ran: Ran | undefined;
  readonly running: AbortController | undefined;
  readonly failure: RunFailure | undefined;
}

const heldAtom = atom<Bench | undefined>(undefined);

export const benchAtom = atom((get) => get(heldAtom));

/** Whether there is input here that no run has seen. */
export const isBenchDirtyAtom = atom((get) => {
  const bench = get(heldAtom);
  return bench !== undefined && bench.draft !== bench.known;
});

/** Opens an app with its sample for a start, unless it is open already. */
export const openBenchAtom = atom(null, async (get, set, app: App, task: TaskId) => {
  if (get(heldAtom)?.appId === app.id) return;
  const { sample } = app;
  const draft = sample && sample.imageName === null ? { input: sample.input } : emptyDraft(task);
  set(heldAtom, {
    appId: app.id,
    draft,
    known: draft,
    ran: undefined,
    running: undefined,
    failure: undefined,
  });
  if (!sample || sample.imageName === null) return;
  // Without it the field is merely empty, and offers to fetch it again.
  const fetched = await loadSample(sample).catch(() => undefined);
  const bench = get(heldAtom);
  if (fetched && bench && bench.draft === draft) set(heldAtom, { ...bench, draft: fetched, known: fetched });
});

export const editDraftAtom = atom(null, (get, set, draft: TaskDraft) => {
  const bench = get(heldAtom);
  if (bench) set(heldAtom, { ...bench, draft });
});

/** Runs the app on the draft as it stands. A failure leaves the draft and the earlier outcome. */
export const runBenchAtom = atom(null, async (get, set, { id, kind }: App) => {
  const begun = get(heldAtom);
  if (begun?.appId !== id || begun.running) return;
  const { draft } = begun;
  const running = new AbortController();
  set(heldAtom, { ...begun, running, failure: undefined });
  const settle = (outcome: Partial<Bench>) => {
    const bench = get(heldAtom);
    if (bench?.running === running) set(heldAtom, { ...bench, ...outcome, running: undefined });
  };
  const { signal } = running;
  const sent = { signal, isSilent: true, ...(draft.file ? { file: draft.file } : {}) };
  try {
    const answer = await request(appCalls[kind].run, { id, input: draft.input }, sent);
    settle({ ran: { draft, answer, feedback: null }, known: draft });
  } catch (error) {
    if (signal.aborted) return settle({});
    settle({ failure: failureOf(error) });
    // A refusal stands at the form with the server's words; only what has none is told by a popup.
    if (error instanceof HttpStatusError || error instanceof NetworkError) {
      appStore.set(reportRequestErrorAtom, error);
    }
  }
});

export const markRanAtom = atom(null, (get, set, feedback: number | null) => {
  const bench = get(heldAtom);
  if (bench?.ran) set(heldAtom, { ...bench, ran: { ...bench.ran, feedback } });
});

/** Takes back a run that is under way. */
export const stopRunAtom = atom(null, (get) => get(heldAtom)?.running?.abort());

function failureOf(error: unknown): RunFailure {
  if (!(error instanceof BusinessError)) return { msg: undefined, fields: {} };
  return { msg: error.msg, fields: Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])) };
}
