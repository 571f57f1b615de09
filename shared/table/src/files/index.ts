export { fileName } from './file-name.ts';
export { type AreTranslations, cellWords, currentValue, NO_TRANSLATIONS } from './read-value.ts';
export { useBookWarnings } from './use-book-warnings.ts';
export { useDelimiterLabels } from './use-delimiter-labels.ts';
export { useFileFaults } from './use-file-errors.ts';
export { joinWords } from './word-list.ts';
export { WorkBar } from './work-bar.tsx';
