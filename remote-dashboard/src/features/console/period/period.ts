/** The presets for a period. `SPANS` states which days they mean. */
export const PRESETS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;

export type Preset = (typeof PRESETS)[number];

/** Whole days in the browser's time zone, both ends included. */
export interface ChosenPeriod {
  readonly preset: Preset | 'custom';
  /** The first day, such as `2026-01-31`. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** The number of days. */
  readonly days: number;
}

type Query = Readonly<Record<string, string>>;

/** The milliseconds of a day. */
const DAY = 86_400_000;
/** The length of each preset in days, and how many days before today it ends. */
const SPANS: Readonly<Record<Preset, readonly [days: number, daysAgo: number]>> = {
  today: [1, 0],
  yesterday: [1, 1],
  week: [7, 0],
  month: [30, 0],
  quarter: [90, 0],
};

/** Reads the period from a query. Returns today if the period is missing or invalid. */
export function readPeriod({ period = '', from = '', to = '' }: Query, today: string): ChosenPeriod {
  const days = countDays(from, to);
  if (period === 'custom' && days > 0) return { preset: 'custom', from, to, days };
  return toPeriod(PRESETS.find((preset) => preset === period) ?? 'today', today);
}

/** Returns the query parameters that select a period. An empty value removes its parameter. */
export function toPeriodQuery(
  preset: Preset | 'custom',
  { from, to }: Pick<ChosenPeriod, 'from' | 'to'>,
): Query {
  if (preset === 'custom') return { period: preset, from, to };
  return { period: preset === 'today' ? '' : preset, from: '', to: '' };
}

function toPeriod(preset: Preset, today: string): ChosenPeriod {
  const [days, daysAgo] = SPANS[preset];
  return { preset, from: addDays(today, 1 - days - daysAgo), to: addDays(today, -daysAgo), days };
}

/**
 * Returns the number of days from one day to another, including both, or 0 if one of them is invalid. The number is
 * less than 1 if the second day is before the first one.
 */
function countDays(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return [from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) && Number.isInteger(days) ? days : 0;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}
