import { z } from 'zod';

export const holtWintersParametersSchema = z.strictObject({
  seasonality: z
    .enum(['auto', 'additive', 'multiplicative'])
    .default('auto')
    .describe('Whether seasons swing by an amount or by a share of the level; auto takes what fits better.'),
  selection: z
    .enum(['auto', 'fixed'])
    .default('auto')
    .describe(
      'Whether a damped or a full trend is chosen by how well it forecasts the last values, or fixed.',
    ),
  damped: z.boolean().default(true).describe('Let the trend fade out, which is safer far ahead.'),
  interval: z
    .enum(['80', '90', '95', '99'])
    .default('95')
    .describe('Percentage of cases in which the interval should hold the value.'),
});

export type HoltWintersParameters = z.infer<typeof holtWintersParametersSchema>;
