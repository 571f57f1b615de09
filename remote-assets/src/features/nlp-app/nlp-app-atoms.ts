import { type App, type NlpRun, nlpAppDetailCall, nlpAppRunCall } from '@atrium/contract';
import { defineLoad, request } from '@atrium/runtime';
import { atom } from 'jotai';

export const nlpAppLoad = defineLoad(nlpAppDetailCall);

/** A text and what came of running it. It is of one app: another app opened in the same pane starts anew. */
interface Work {
  readonly appId: string;
  readonly text: string;
  readonly ranText: string;
  readonly run: NlpRun | undefined;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
}

const workStateAtom = atom<Work | undefined>(undefined);

export const workAtom = atom((get) => get(workStateAtom));

/** Opens an app with its sample for a start, unless it is open already. */
export const openAppAtom = atom(null, (get, set, { id, sample }: App) => {
  if (get(workStateAtom)?.appId === id) return;
  const text = sample ?? '';
  set(workStateAtom, { appId: id, text, ranText: text, run: undefined, isRunning: false, hasFailed: false });
});

export const editTextAtom = atom(null, (get, set, text: string) => {
  const work = get(workStateAtom);
  if (work) set(workStateAtom, { ...work, text });
});

/** Runs the app on the text as it stands. A failure has been told by then, and leaves text and earlier outcome. */
export const runTextAtom = atom(null, async (get, set) => {
  const begun = get(workStateAtom);
  if (!begun || begun.isRunning || begun.text.trim() === '') return;
  set(workStateAtom, { ...begun, isRunning: true, hasFailed: false });
  const settle = (outcome: Partial<Work>) => {
    const work = get(workStateAtom);
    if (work?.appId === begun.appId) set(workStateAtom, { ...work, ...outcome, isRunning: false });
  };
  try {
    settle({ run: await request(nlpAppRunCall, { id: begun.appId, text: begun.text }), ranText: begun.text });
  } catch {
    settle({ hasFailed: true });
  }
});

/** Whether a text was typed here that no run has seen. */
export const isTextDirtyAtom = atom((get) => {
  const work = get(workStateAtom);
  return work !== undefined && work.text !== work.ranText;
});
