import { z } from 'zod';

export const kmeansParametersSchema = z.strictObject({
  clusters: z.int().min(2).max(50).default(3).describe('How many clusters to make.'),
  standardize: z.boolean().default(true).describe('Give every column the same weight, whatever its unit.'),
  maxIterations: z.int().min(1).max(1000).default(100).describe('How many rounds at most.'),
  seed: z.int().min(0).max(1_000_000).default(1).describe('The same seed gives the same clusters.'),
});

export type KmeansParameters = z.infer<typeof kmeansParametersSchema>;
