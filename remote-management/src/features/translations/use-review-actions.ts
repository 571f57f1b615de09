import type { LocaleId, TranslationRow } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import type { SelectionAction } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { beginTranslationActionAtom, type DraftReview } from './translation-atoms.ts';

/** Returns the actions on the drafts of the selected messages. */
export function useReviewActions(locale: LocaleId): readonly SelectionAction<TranslationRow>[] {
  const { t } = useLingui();
  const begin = useSetPaneAtom(beginTranslationActionAtom);
  const beginReview =
    (action: DraftReview['action']): SelectionAction<TranslationRow>['run'] =>
    (scope) =>
      begin({ kind: 'review', action, locale, scope });
  return [
    {
      key: 'approve',
      label: t({ id: 'management.page.translations.approve-drafts', message: 'Approve drafts' }),
      supportsAllMatching: true,
      run: beginReview('approve'),
    },
    {
      key: 'discard',
      label: t({ id: 'management.page.translations.discard-drafts', message: 'Discard drafts' }),
      isDangerous: true,
      supportsAllMatching: true,
      run: beginReview('discard'),
    },
  ];
}
