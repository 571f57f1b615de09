import { atom } from 'jotai';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

/** A toast. Its text is already translated. */
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
}

/** Maximum number of toasts at one time. The oldest are removed. */
const TOAST_LIMIT = 20;

const currentAtom = atom<readonly Toast[]>([]);
const lastIdAtom = atom(0);

/** Toasts that are not dismissed yet, oldest first. The host shows each for three seconds, then dismisses it. */
export const toastsAtom = atom((get) => get(currentAtom));

export const addToastAtom = atom(null, (get, set, type: ToastType, text: string) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(currentAtom, [...get(currentAtom), { id, type, text }].slice(-TOAST_LIMIT));
});

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    currentAtom,
    get(currentAtom).filter((toast) => toast.id !== id),
  );
});
