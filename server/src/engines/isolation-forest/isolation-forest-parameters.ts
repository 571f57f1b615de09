import { z } from 'zod';

export const isolationForestParametersSchema = z.strictObject({
  threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('Lowest score of a flagged row. 0 derives it from the scores.'),
  contamination: z
    .number()
    .min(0)
    .max(0.5)
    .default(0)
    .describe('Share of the rows to flag. 0 uses the threshold.'),
  trees: z.int().min(10).max(500).default(100).describe('Number of trees.'),
  sampleSize: z
    .int()
    .min(8)
    .max(4096)
    .default(256)
    .describe('Maximum number of rows from which each tree is grown.'),
  seed: z.int().min(0).max(1_000_000).default(1).describe('The same seed gives the same scores.'),
});

export type IsolationForestParameters = z.infer<typeof isolationForestParametersSchema>;
