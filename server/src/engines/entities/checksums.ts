/** The weights of the first 17 digits, and the check digit for each remainder of their weighted sum modulo 11. */
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const ID_CHECKS = '10X98765432';

/**
 * Returns whether 18 characters are a Chinese identity number (GB 11643-1999). The number contains a date of birth, and
 * the last character is the check digit of the others.
 */
export function isIdCard(text: string): boolean {
  if (!/^\d{6}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/.test(text)) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, position) => total + weight * Number(text[position]), 0);
  return ID_CHECKS[sum % 11] === text[17]?.toUpperCase();
}

/**
 * Returns whether the text is the number of a bank card: 13 to 19 digits that do not begin with 0 or 1, with a valid
 * check digit (Luhn). Spaces and hyphens are ignored.
 */
export function isBankCard(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^[2-9]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns whether the text is an international bank account number (ISO 13616): with its first four characters moved to
 * the end, and each letter replaced by a number (10 for A, 11 for B), it equals 1 modulo 97. Spaces are ignored.
 */
export function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const rearranged = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** The characters of a credit code. The value of a character is its position. */
const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Returns whether 18 characters are a unified social credit code. The last character is the check character of the
 * others (GB 32100-2015).
 */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  let weight = 1;
  let sum = 0;
  for (const character of text.slice(0, 17)) {
    sum += weight * CREDIT_CHARACTERS.indexOf(character);
    weight = (weight * 3) % 31;
  }
  return CREDIT_CHARACTERS[(31 - (sum % 31)) % 31] === text[17];
}
