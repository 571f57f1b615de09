/**
 * Converts a typed mobile number to E.164: removes spaces, hyphens, dots and parentheses, replaces a leading `00` with
 * `+`, and adds `+86` to a number of mainland China. The schema rejects what is still invalid.
 */
export function normalizeMobile(typed: string): string {
  const digits = typed.replaceAll(/[\s\-().]/g, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`;
  return digits.replace(/^00/, '+');
}
