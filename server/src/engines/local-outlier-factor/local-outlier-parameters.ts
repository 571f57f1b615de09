import { z } from 'zod';

export const localOutlierParametersSchema = z.strictObject({
  neighbors: z
    .int()
    .min(2)
    .max(200)
    .default(35)
    .describe(
      'How many nearest rows each row is compared with. Use more than the size of a group of anomalies.',
    ),
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
  seed: z
    .int()
    .min(0)
    .max(1_000_000)
    .default(1)
    .describe('Chooses the rows to compare with in a large table.'),
});

export type LocalOutlierParameters = z.infer<typeof localOutlierParametersSchema>;
