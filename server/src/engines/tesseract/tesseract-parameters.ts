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
    .describe('How the text stands: one column, a page of several, one block, scattered, a single line.'),
  minScore: z.number().min(0).max(1).default(0).describe('Lowest score of a line that is kept.'),
});

export type TesseractParameters = z.infer<typeof tesseractParametersSchema>;
