import { z } from 'zod';

export const tesseractParametersSchema = z.strictObject({
  languages: z
    .array(z.enum(['zh', 'en']))
    .min(1)
    .default(['zh', 'en'])
    .describe('Languages of the text: simplified Chinese, English.'),
  layout: z
    .enum(['column', 'page', 'block', 'sparse', 'line'])
    .default('column')
    .describe(
      'Layout of the text: one column, several columns, one block, scattered text, or a single line.',
    ),
  minScore: z.number().min(0).max(1).default(0).describe('Lowest score of a returned line.'),
});

export type TesseractParameters = z.infer<typeof tesseractParametersSchema>;
