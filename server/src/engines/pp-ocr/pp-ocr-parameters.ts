import { z } from 'zod';

export const ppOcrParametersSchema = z.strictObject({
  minScore: z.number().min(0).max(1).default(0.5).describe('Lowest score of a returned line.'),
});

export type PpOcrParameters = z.infer<typeof ppOcrParametersSchema>;
