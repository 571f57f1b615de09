import { z } from 'zod';

export const winkParametersSchema = z.strictObject({
  keepPunctuation: z.boolean().default(true).describe('Keep punctuation marks as tokens of their own.'),
});

export type WinkParameters = z.infer<typeof winkParametersSchema>;
