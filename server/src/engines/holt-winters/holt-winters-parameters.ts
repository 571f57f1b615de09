import { z } from 'zod';

export const holtWintersParametersSchema = z.strictObject({
  seasonality: z
    .enum(['auto', 'additive', 'multiplicative'])
    .default('auto')
    .describe(
      'Whether the seasonal component is added to the level or multiplied by it; `auto` chooses the better fit.',
    ),
  selection: z
    .enum(['auto', 'fixed'])
    .default('auto')
    .describe(
      'Combine four models by how well they forecast the last values (`auto`), or use one model (`fixed`).',
    ),
  damped: z
    .boolean()
    .default(true)
    .describe('Damp the trend of the one model, and of a series that is too short for a comparison.'),
  interval: z
    .enum(['80', '90', '95', '99'])
    .default('95')
    .describe('Confidence level of the interval, in percent.'),
});

export type HoltWintersParameters = z.infer<typeof holtWintersParametersSchema>;
