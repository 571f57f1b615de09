import { readFileSync } from 'node:fs';

const COMMON_WORDS = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/**
 * Rows of keys and digits. A password that follows a row in either direction is easy to guess. The digits are listed
 * twice, because a password can continue with 0 after 9.
 */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  '1qaz2wsx3edc4rfv',
];

/** The letters for which users commonly substitute these signs. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};

/**
 * Returns whether a password is among the first that attackers try: a common word (in any case, with the usual
 * substitutions, and with digits or symbols around it), a keyboard row, a repeated short sequence, or only one or two
 * different characters.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return (
    new Set(folded).size < 3 ||
    isSequence(folded) ||
    listCandidates(folded).some((word) => COMMON_WORDS.has(word))
  );
}

/**
 * Returns the spellings to look up: with and without the signs around the word, and with lookalikes replaced. Signs are
 * removed both before and after the replacement: `password1` is `passwordi` after it, and `@dmin!` is `dmin` before it.
 */
function listCandidates(folded: string): readonly string[] {
  const trimmed = trimSigns(folded);
  const spelled = folded.replace(/[@013$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const spelledCore = trimmed.replace(/[@013$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [folded, trimmed, spelled, trimSigns(spelled), spelledCore];
}

/** Removes the digits and symbols at both ends. */
function trimSigns(text: string): string {
  return text.replace(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');
}

/**
 * Returns whether the text is a part of a row, in either direction, or a repeated short sequence.
 */
function isSequence(folded: string): boolean {
  return (
    ROWS.some((row) => row.includes(folded) || [...row].reverse().join('').includes(folded)) ||
    isRepeated(folded)
  );
}

/** Returns whether the text is a repeated short sequence, such as `12341234` or `abcabcabc`. */
function isRepeated(folded: string): boolean {
  return /^(.{1,4})\1+$/u.test(folded);
}
