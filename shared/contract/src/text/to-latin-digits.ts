/** The zeros of the digits that keyboards have: Arabic, Persian and Uyghur, Devanagari, Sinhala, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xde6, 0xe50, 0xff10];

/**
 * Returns a text that a user has entered, with the digits 0 to 9 instead of those of another script, and with a dot as
 * decimal separator.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toLatinDigit).replaceAll('\u066b', '.');
}

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
