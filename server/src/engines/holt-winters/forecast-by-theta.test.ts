import { expect, test } from 'vitest';
import { forecastByTheta } from './forecast-by-theta.ts';
import { removeSeasons } from './remove-seasons.ts';

test('the theta method repeats the seasons and continues at least half of the trend', () => {
  const year = [3, -1, -4, 2];
  const values = Array.from({ length: 40 }, (_, index) => 100 + index + (year[index % 4] ?? 0));
  const forecast = forecastByTheta(values, [4], 8);
  for (const [step, { expected }] of forecast.entries()) {
    const trend = expected - 100 - (year[step % 4] ?? 0);
    expect(trend).toBeGreaterThan(39 + step / 2 - 0.5);
    expect(trend).toBeLessThan(40 + step + 0.5);
  }
  const variances = forecast.map(({ variance }) => variance);
  expect(variances).toEqual(variances.toSorted((one, other) => one - other));
});

test.each([[[4]], [[7]], [[4, 28]]])('seasons of %j are removed', (periods) => {
  const values = Array.from({ length: 84 }, (_, index) =>
    periods.reduce((sum, period) => sum + (index % period), 0),
  );
  const { values: adjusted, getSeason } = removeSeasons(values, periods);
  const spread = Math.max(...adjusted) - Math.min(...adjusted);
  expect(spread).toBeLessThan(0.01);
  expect(getSeason(84) + (adjusted[0] ?? 0)).toBeCloseTo(values[0] ?? 0);
});
