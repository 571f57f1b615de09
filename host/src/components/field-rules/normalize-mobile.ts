/**
 * Converts a typed mobile number to E.164. Removes blanks and hyphens, replaces `00` with a plus sign, and adds the
 * country code to a number of mainland China. Returns anything else unchanged, for the schema to reject.
 */
export function normalizeMobile(typed: string): string {
  const digits = typed.replaceAll(/[\s\-().]/g, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`;
  return digits.replace(/^00/, '+');
}
