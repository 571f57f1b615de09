export { ChoiceField } from './choice-field.tsx';
export { fileName } from './file-name.ts';
export { FileError } from './lazy-file-error.tsx';
export { type AreTranslations, NO_TRANSLATIONS, readValue, toCellText } from './read-value.ts';
export { useBookWarnings } from './use-book-warnings.ts';
export { useDelimiterLabels } from './use-delimiter-labels.ts';
export { useFileErrors } from './use-file-errors.ts';
export { joinWords } from './word-list.ts';
export { WorkBar } from './work-bar.tsx';
