import { fileURLToPath } from 'node:url';

/**
 * The folder with the images of the OCR set, with which the quality tests check the text
 * recognition.
 */
export const OCR_SET_FOLDER = fileURLToPath(new URL('./ocr-set', import.meta.url));
