import { z } from 'zod';
import { textLanguageSchema } from '../text/text-language.ts';

export const sentimentParametersSchema = z.strictObject({
  language: textLanguageSchema,
  neutral: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('Scores nearer to zero than this are labelled neutral.'),
  dictionary: z
    .record(z.string(), z.string().regex(/^[+-]?[1-5]$/))
    .default({})
    .describe('Words of your own and what they say, from -5 (bad) to 5 (good).'),
});

export type SentimentParameters = z.infer<typeof sentimentParametersSchema>;
