import { type LocaleId, MESSAGES_CHANGED_AT_OPTIONS, type TranslationRow } from '@atrium/contract';
import { storedAtom } from '@atrium/runtime';
import type { SelectionAction } from '@atrium/table';
import { atom } from 'jotai';

/** The selected drafts that the user is about to approve or discard. */
export interface DraftReview {
  readonly action: 'approve' | 'discard';
  readonly locale: LocaleId;
  readonly scope: SelectionScope;
}

type SelectionScope = Parameters<SelectionAction<TranslationRow>['run']>[0];

/**
 * What the page shows over its list: the form of a message (`edit`), the import of a file, the form of a drafting
 * (`draft`), or the confirmation of a review.
 */
export type TranslationAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'draft'; readonly locale: LocaleId }
  | ({ readonly kind: 'review' } & DraftReview)
  | { readonly kind: 'edit'; readonly locale: LocaleId; readonly row: TranslationRow }
  | { readonly kind: 'import'; readonly locale: LocaleId };

const actionStateAtom = atom<TranslationAction>({ kind: 'none' });

export const translationActionAtom = atom((get) => get(actionStateAtom));

export const beginTranslationActionAtom = atom(null, (_get, set, action: TranslationAction) =>
  set(actionStateAtom, action),
);

export const endTranslationActionAtom = atom(null, (_get, set) => set(actionStateAtom, { kind: 'none' }));

/** The id of the model that the user has chosen last. */
const chosenModelStateAtom = atom('');

export const chosenModelAtom = atom((get) => get(chosenModelStateAtom));

export const chooseModelAtom = atom(null, (_get, set, id: string) => set(chosenModelStateAtom, id));

const changedAtAtom = storedAtom(MESSAGES_CHANGED_AT_OPTIONS);

/**
 * Announces to all tabs of this browser that messages have changed. Views use this atom in the
 * console's store, not in the store of a pane.
 */
export const announceMessageChangesAtom = atom(null, (_get, set) => set(changedAtAtom, Date.now()));
