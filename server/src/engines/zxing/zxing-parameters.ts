import { z } from 'zod';
import { BARCODE_FORMAT_NAMES } from './barcode-formats.ts';

export const zxingParametersSchema = z.strictObject({
  formats: z
    .array(z.enum(BARCODE_FORMAT_NAMES))
    .default([])
    .describe('Symbologies to look for. An empty list selects all.'),
  thorough: z
    .boolean()
    .default(true)
    .describe('Also look for turned, inverted, small, blurred and unevenly lit codes, which takes longer.'),
  maxCodes: z.int().min(1).max(255).default(50).describe('Maximum number of codes.'),
});

export type ZxingParameters = z.infer<typeof zxingParametersSchema>;
