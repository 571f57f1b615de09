import { describe, expect, test } from 'vitest';
import type { EngineSeries } from '../core/engine.ts';
import { AIR_PASSENGERS } from '../quality/table-samples.ts';
import { forecastSeries } from './forecast-series.ts';
import { holtWintersParametersSchema } from './holt-winters-parameters.ts';

const parameters = holtWintersParametersSchema.parse({});

const createSeries = (values: readonly number[], season = 0, horizon = 12): EngineSeries => ({
  kind: 'series',
  values,
  season,
  horizon,
});

describe('a forecast', () => {
  test('continues a straight line', () => {
    const line = Array.from({ length: 30 }, (_, index) => 4 + 3 * index);
    const { mean, lower, upper } = forecastSeries(createSeries(line, 0, 3), { ...parameters, damped: false });
    for (const values of [mean, lower, upper]) {
      expect(values.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([94, 97, 100]);
    }
  });

  test('continues a season unchanged', () => {
    const year = [10, 30, 20, 5];
    const values = Array.from({ length: 24 }, (_, index) => year[index % 4] ?? 0);
    const { mean } = forecastSeries(createSeries(values, 4, 6), parameters);
    expect(mean.map(Math.round)).toEqual([10, 30, 20, 5, 10, 30]);
  });

  test('covers most of the later values with its interval, which widens with time and with the confidence level', () => {
    const history = createSeries(AIR_PASSENGERS.slice(0, -12), 12);
    const actual = AIR_PASSENGERS.slice(-12);
    const { lower, upper } = forecastSeries(history, parameters);
    const covered = actual.filter(
      (value, step) => value >= (lower[step] ?? 0) && value <= (upper[step] ?? 0),
    );
    expect(covered.length).toBeGreaterThanOrEqual(10);
    const width = (output: { lower: number[]; upper: number[] }, step: number) =>
      (output.upper[step] ?? 0) - (output.lower[step] ?? 0);
    expect(width({ lower, upper }, 11)).toBeGreaterThan(width({ lower, upper }, 0));
    expect(width(forecastSeries(history, { ...parameters, interval: '80' }), 0)).toBeLessThan(
      width({ lower, upper }, 0),
    );
  });

  test('has finite values for series of two values, of equal values and of zeros', () => {
    for (const values of [[1, 2], [7, 7, 7, 7, 7], Array.from({ length: 24 }, () => 0)]) {
      const { mean, lower, upper } = forecastSeries(createSeries(values, 0, 4), parameters);
      expect([...mean, ...lower, ...upper].every(Number.isFinite)).toBe(true);
    }
  });

  test('follows a steady growth ten times as closely as a damped trend', () => {
    const year = [1, 1.2, 0.9, 0.7];
    const growth = Array.from({ length: 48 }, (_, index) => 100 * 1.03 ** index * (year[index % 4] ?? 1));
    const history = createSeries(growth.slice(0, -8), 4, 8);
    const measureError = (selection: 'auto' | 'fixed') => {
      const { mean } = forecastSeries(history, { ...parameters, selection });
      return mean.reduce((sum, value, step) => sum + Math.abs(value - (growth[40 + step] ?? 0)), 0);
    };
    expect(measureError('auto')).toBeLessThan(measureError('fixed') * 0.1);
  });

  test('is near the last season if the values have no trend but much noise', () => {
    const year = [40, 20, 30, 60];
    const values = Array.from({ length: 40 }, (_, index) => (year[index % 4] ?? 0) + ((index * 7) % 11));
    const { mean } = forecastSeries(createSeries(values, 4, 8), parameters);
    for (const [step, value] of mean.entries())
      expect(Math.abs(value - (year[step % 4] ?? 0) - 5)).toBeLessThan(6);
  });

  test('is never negative for values that are never negative', () => {
    const counts = Array.from({ length: 48 }, (_, index) => (index % 12 < 6 ? Math.max(0, 40 - index) : 0));
    const { mean, lower, upper } = forecastSeries(createSeries(counts, 12), parameters);
    expect(Math.min(...mean, ...lower, ...upper)).toBe(0);
    const temperatures = counts.map((value) => value - 20);
    expect(Math.min(...forecastSeries(createSeries(temperatures, 12), parameters).lower)).toBeLessThan(0);
  });

  test('has whole bounds for whole counts', () => {
    const counts = Array.from({ length: 40 }, (_, index) => 20 + ((index * 7) % 11));
    const whole = forecastSeries(createSeries(counts, 0, 6), parameters);
    expect([...whole.lower, ...whole.upper].every(Number.isInteger)).toBe(true);
    const halves = forecastSeries(
      createSeries(
        counts.map((count) => count / 2),
        0,
        6,
      ),
      parameters,
    );
    expect(halves.lower.every(Number.isInteger)).toBe(false);
  });

  test('continues two seasons, in either order', () => {
    const week = [0, 4, 6, 5, 3, -8, -10];
    const hours = (index: number) =>
      50 + 20 * Math.sin((2 * Math.PI * index) / 24) + (week[Math.floor(index / 24) % 7] ?? 0);
    const values = Array.from({ length: 24 * 28 }, (_, index) => hours(index));
    const actual = Array.from({ length: 168 }, (_, step) => hours(values.length + step));
    const measureError = (input: EngineSeries) => {
      const { mean } = forecastSeries(input, parameters);
      return (
        mean.reduce((sum, value, step) => sum + Math.abs(value - (actual[step] ?? 0)), 0) / actual.length
      );
    };
    const one = createSeries(values, 24, 168);
    expect(measureError({ ...one, secondSeason: 168 })).toBeLessThan(0.5);
    expect(measureError({ ...one, season: 168, secondSeason: 24 })).toBeLessThan(0.5);
    expect(measureError(one)).toBeGreaterThan(2);
  });

  test('takes less than 8 seconds of processor time for 200,000 values', () => {
    const values = Array.from(
      { length: 200_000 },
      (_, index) => 100 + 20 * Math.sin(index / 2) + (index % 7),
    );
    const before = process.cpuUsage().user;
    forecastSeries(createSeries(values, 12), parameters);
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(8);
  });

  test('requires two whole seasons, and positive values for multiplicative seasons', () => {
    expect(() => forecastSeries(createSeries([1, 2, 3, 4, 5], 4), parameters)).toThrow(
      'A season of 4 steps needs at least 8 values; there are 5.',
    );
    const multiplicative = { ...parameters, seasonality: 'multiplicative' as const };
    expect(() => forecastSeries(createSeries([1, 0, 2, 1], 2), multiplicative)).toThrow(
      'Multiplicative seasons need values above zero.',
    );
  });
});
