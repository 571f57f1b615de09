import { type infer as Infer, iso, maxLength, object, optional, string } from 'zod/mini';

/**
 * Whole days of the caller's calendar, both ends included, such as `2026-01-31`; today when none is named. `timeZone` is
 * an IANA name, and decides where a day begins.
 */
export const periodSchema = object({
  timeZone: string().check(maxLength(64)),
  from: optional(iso.date()),
  to: optional(iso.date()),
});

export type Period = Infer<typeof periodSchema>;
