export { describeDevice } from './describe-device.ts';
export { foldText } from './fold-text.ts';
export { toLatinDigits } from './to-latin-digits.ts';
