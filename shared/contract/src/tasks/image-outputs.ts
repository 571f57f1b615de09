import { array, type infer as Infer, object, string } from 'zod/mini';
import { polygonField, scoreField } from './output-fields.ts';

/** The whole text with line breaks, and each line with its position. */
export const ocrOutputSchema = object({
  text: string(),
  lines: array(object({ text: string(), score: scoreField, polygon: polygonField })),
});

export type OcrOutput = Infer<typeof ocrOutputSchema>;

/** `format` is the name of the symbology, for example `QRCode` or `EAN-13`. */
export const barcodeOutputSchema = object({
  codes: array(object({ format: string(), text: string(), polygon: polygonField })),
});

export type BarcodeOutput = Infer<typeof barcodeOutputSchema>;
