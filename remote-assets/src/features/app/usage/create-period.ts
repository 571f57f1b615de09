import type { Period } from '@atrium/contract';

/** The lengths of the periods that a user can choose, in days. Each period ends today. */
export const USAGE_DAYS = ['1', '7', '30', '90'] as const;

export type UsageDays = (typeof USAGE_DAYS)[number];

/** Returns the period of the given number of calendar days that ends today, in the browser's time zone. */
export function createPeriod(days: UsageDays, now = new Date()): Period {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The locale `en-CA` writes dates as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const from = new Date(`${today}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - Number(days) + 1);
  return { timeZone, from: from.toISOString().slice(0, today.length), to: today };
}
