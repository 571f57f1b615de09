export { ENGINE_TRIALS } from './engine-trials.ts';
export { measureEngine } from './measure-engine.ts';
export { OCR_CASES, type OcrCase } from './ocr-cases.ts';
export { OCR_SET_FOLDER } from './ocr-set-folder.ts';
