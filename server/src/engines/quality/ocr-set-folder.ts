import { fileURLToPath } from 'node:url';

/** Folder of the images of the OCR set. */
export const OCR_SET_FOLDER = fileURLToPath(new URL('./ocr-set', import.meta.url));
