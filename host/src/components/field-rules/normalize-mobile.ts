/**
 * A mobile number as people type it, in E.164: without blanks and hyphens, `00` as a plus sign, and a number of
 * mainland China with its country code. Anything else comes back as it is, for the schema to refuse.
 */
export function normalizeMobile(typed: string): string {
  const digits = typed.replaceAll(/[\s\-().]/g, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`;
  return digits.replace(/^00/, '+');
}
