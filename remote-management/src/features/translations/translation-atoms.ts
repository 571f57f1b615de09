import { type LocaleId, messagesChanged, type TranslationRow } from '@atrium/contract';
import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** What the drawer of the page shows: a message with the language of its translation, or the import of a file. */
export type TranslationTask =
  | { readonly kind: 'none' }
  | { readonly kind: 'edit'; readonly locale: LocaleId; readonly row: TranslationRow }
  | { readonly kind: 'import'; readonly locale: LocaleId };

const taskStateAtom = atom<TranslationTask>({ kind: 'none' });

export const translationTaskAtom = atom((get) => get(taskStateAtom));

export const beginTranslationTaskAtom = atom(null, (_get, set, task: TranslationTask) =>
  set(taskStateAtom, task),
);

export const endTranslationTaskAtom = atom(null, (_get, set) => set(taskStateAtom, { kind: 'none' }));

const changedAtAtom = storedAtom(messagesChanged);

/** Shows stored changes in all tabs of this browser. Belongs to the app's store. */
export const announceMessagesAtom = atom(null, (_get, set) => set(changedAtAtom, Date.now()));
