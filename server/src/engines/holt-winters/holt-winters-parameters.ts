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
      'Whether a damped or a full trend is chosen by how well it forecasts the last values, or fixed.',
    ),
  damped: z.boolean().default(true).describe('Damp the trend, which is more reliable for long horizons.'),
  interval: z
    .enum(['80', '90', '95', '99'])
    .default('95')
    .describe('Confidence level of the interval, in percent.'),
});

export type HoltWintersParameters = z.infer<typeof holtWintersParametersSchema>;
