export { describeDevice } from './describe-device.ts';
export { foldText } from './fold-text.ts';
export { getEngineShortName } from './get-engine-short-name.ts';
export { toLatinDigits } from './to-latin-digits.ts';
