import { z } from 'zod';

export const kmeansParametersSchema = z.strictObject({
  clusters: z.int().min(2).max(50).default(3).describe('Number of clusters.'),
  standardize: z
    .boolean()
    .default(true)
    .describe('Give every column the same weight, independent of its unit.'),
  maxIterations: z.int().min(1).max(1000).default(100).describe('Maximum number of iterations.'),
  seed: z.int().min(0).max(1_000_000).default(1).describe('The same seed gives the same clusters.'),
});

export type KmeansParameters = z.infer<typeof kmeansParametersSchema>;
