export { measureEngine } from './measure-engine.ts';
export { OCR_CASES, type OcrCase } from './ocr-cases.ts';
export { OCR_SET_FOLDER } from './ocr-set-folder.ts';
export { QUALITY_TESTS } from './quality-tests.ts';
