import { z } from 'zod';
import { textLanguageSchema } from '../text/text-language.ts';

export const keywordsParametersSchema = z.strictObject({
  count: z.int().min(1).max(100).default(10).describe('How many keywords at most.'),
  language: textLanguageSchema,
});

export type KeywordsParameters = z.infer<typeof keywordsParametersSchema>;
