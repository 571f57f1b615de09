export { checkMessage, isServerText, SERVER_PREFIX } from './check-message.ts';
export { checkTranslation, type TranslationError, type TranslationRule } from './check-translation.ts';
export { lacksPlural } from './lacks-plural.ts';
export { listPlaceholders } from './list-placeholders.ts';
export { parseMessage } from './parse-message.ts';
export { listPluralForms, type PluralForm } from './plural-forms.ts';
export { SOURCE_LOCALE } from './source-locale.ts';
