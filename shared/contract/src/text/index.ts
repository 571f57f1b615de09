export { foldText } from './fold-text.ts';
export { toLatinDigits } from './to-latin-digits.ts';
