import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the form of one translation. */
export function useFormLabels() {
  const { t } = useLingui();
  return {
    source: t({ id: 'management.page.translations.source', message: 'Original text (English)' }),
    describeTranslation: (language: string) =>
      t({ id: 'management.page.translations.of-language', message: `Translation (${language})` }),
    customText: t({ id: 'management.page.translations.custom-text', message: 'Custom text' }),
    placeholders: t({ id: 'management.page.translations.placeholders', message: 'Placeholders' }),
    builtIn: t({ id: 'management.page.translations.built-in', message: 'Built-in text' }),
    olderSource: t({
      id: 'management.page.translations.older-source',
      message: 'English text when the translation was changed',
    }),
    changed: t({ id: 'management.page.translations.updated-at', message: 'Changed' }),
    preview: t({ id: 'management.page.translations.show-preview', message: 'Preview in the console' }),
    endPreview: t({ id: 'management.page.translations.end-preview', message: 'End preview' }),
    previewHint: t({
      id: 'management.page.translations.preview-hint',
      message:
        '“Preview in the console” shows the text everywhere in this browser tab until you close this form or select “End preview”.',
    }),
    previewLanguage: t({
      id: 'management.page.translations.preview-language',
      message: 'To preview the text in the console, switch the console to this language.',
    }),
    editText: t({ id: 'management.page.translations.edit-text', message: 'Edit as text' }),
    editForms: t({ id: 'management.page.translations.edit-forms', message: 'Edit each plural form' }),
    inUse: t({ id: 'management.page.translations.in-use', message: 'Text in use' }),
    approve: t({ id: 'management.page.translations.approve', message: 'Approve' }),
    discard: t({ id: 'management.page.translations.discard', message: 'Discard draft' }),
    reset: t({ id: 'management.page.translations.reset', message: 'Reset to the built-in text' }),
    cancel: t({ id: 'management.page.translations.cancel', message: 'Cancel' }),
    save: t({ id: 'management.page.translations.save', message: 'Save' }),
  };
}
