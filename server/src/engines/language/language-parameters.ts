import { z } from 'zod';

export const languageParametersSchema = z.strictObject({
  count: z.int().min(1).max(20).default(3).describe('How many candidates at most.'),
  only: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .default([])
    .describe('Languages to choose from (ISO 639-1); all of them when empty.'),
});

export type LanguageParameters = z.infer<typeof languageParametersSchema>;
