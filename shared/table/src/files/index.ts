export { ChoiceField } from './choice-field.tsx';
export { createFileName } from './create-file-name.ts';
export { FileError } from './lazy-file-error.tsx';
export { joinListCell } from './list-cell.ts';
export { ProgressBar } from './progress-bar.tsx';
export { NO_TRANSLATIONS, readValue, type TranslationMatcher, toCellText } from './read-value.ts';
export { useDelimiterLabels } from './use-delimiter-labels.ts';
export { useDescribeBookWarning } from './use-describe-book-warning.ts';
export { useDescribeFileError } from './use-describe-file-error.ts';
