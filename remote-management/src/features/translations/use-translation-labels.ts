import type { TranslationState } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

export const STATE_TONES: Readonly<Record<TranslationState, StatusTone>> = {
  missing: 'warning',
  draft: 'info',
  translated: 'quiet',
  changed: 'success',
  stale: 'danger',
};

/** Returns the texts of the list of translations. */
export function useTranslationLabels() {
  const { t } = useLingui();
  const states: Readonly<Record<TranslationState, string>> = {
    missing: t({ id: 'management.page.translations.missing', message: 'Missing' }),
    draft: t({ id: 'management.page.translations.draft', message: 'Draft' }),
    translated: t({ id: 'management.page.translations.translated', message: 'Built-in' }),
    changed: t({ id: 'management.page.translations.changed', message: 'Modified' }),
    stale: t({ id: 'management.page.translations.stale', message: 'Stale' }),
  };
  return {
    states,
    title: t({ id: 'management.page.translations.title', message: 'Translations' }),
    pageDescription: t({
      id: 'management.page.translations.page-description',
      message:
        'The texts of the console, its server and its emails in each language. Your changes replace the built-in texts.',
    }),
    search: t({ id: 'management.page.translations.search', message: 'Search IDs or texts' }),
    empty: t({ id: 'management.page.translations.empty', message: 'No messages' }),
    emptyDescription: t({
      id: 'management.page.translations.empty-description',
      message: 'The server found no texts in the builds of the console. Build the console again.',
    }),
    language: t({ id: 'management.page.translations.language', message: 'Language' }),
    findLanguage: t({ id: 'management.page.translations.find-language', message: 'Search languages' }),
    noLanguage: t({ id: 'management.page.translations.no-language', message: 'No language found' }),
    id: t({ id: 'management.page.translations.id', message: 'Message ID' }),
    source: t({ id: 'management.page.translations.source', message: 'Original text (English)' }),
    text: t({ id: 'management.page.translations.text', message: 'Translation' }),
    state: t({ id: 'management.page.translations.state', message: 'Status' }),
    package: t({ id: 'management.page.translations.package', message: 'Module' }),
    updatedAt: t({ id: 'management.page.translations.updated-at', message: 'Changed' }),
    updatedBy: t({ id: 'management.page.translations.updated-by', message: 'Changed by' }),
    edit: t({ id: 'management.page.translations.edit', message: 'Edit' }),
    editTitle: t({ id: 'management.page.translations.edit-title', message: 'Edit translation' }),
    saved: t({ id: 'management.page.translations.saved', message: 'Translation saved' }),
    approved: t({ id: 'management.page.translations.approved', message: 'Draft approved' }),
    discarded: t({ id: 'management.page.translations.discarded', message: 'Draft discarded' }),
    reset: t({ id: 'management.page.translations.reset-done', message: 'Built-in text restored' }),
  };
}
