import { z } from 'zod';

/** Parameters of the jieba engine. */
export const jiebaParametersSchema = z.strictObject({
  findNewWords: z.boolean().default(true).describe('Guess words that the dictionary does not hold (HMM).'),
  keepPunctuation: z.boolean().default(true).describe('Keep punctuation marks as tokens of their own.'),
});

export type JiebaParameters = z.infer<typeof jiebaParametersSchema>;
