import { type infer as Infer, iso, object, optional, refine } from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { textField } from './text-field.ts';

/** A date in the range of years that both the database and the browser support. */
const dayField = iso.date().check(refine((day) => day >= '1970-01-01' && day < '3000-01-01'));

/**
 * Whole days of the caller's calendar, such as `2026-01-31`, including `from` and `to`. `to`
 * defaults to today, and `from` to the same day as `to`. `timeZone` is an IANA name and decides
 * when a day begins.
 */
export const periodSchema = object({
  timeZone: textField(LIMITS.timeZoneLength),
  from: optional(dayField),
  to: optional(dayField),
});

export type Period = Infer<typeof periodSchema>;
