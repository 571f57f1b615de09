/** From 0, which the server rejects, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const MIN_LENGTH = 8;
/** The minimum numbers of bits for the strengths 1 to 4. A password with fewer bits also has strength 1. */
const LEVELS = [28, 40, 56, 72] as const;
const SERIES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const COMMON_PREFIX = /^(pass(word)?|admin|letmein|welcome|iloveyou|qwerty|monkey|dragon|woaini|atrium)/i;

/**
 * Estimates how hard a password is to guess: the variety of its characters times the number of characters that add
 * information. Repetitions, series and common beginnings add none. Only the server decides which passwords to reject.
 */
export function estimateStrength(password: string): Strength {
  if (password.length < MIN_LENGTH) return 0;
  const bits = countMeaningfulCharacters(password) * Math.log2(estimateAlphabetSize(password));
  const level = LEVELS.filter((minBits) => bits >= minBits).length;
  return Math.max(1, level) as Strength;
}

function estimateAlphabetSize(password: string): number {
  const classes: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[!-/:-@[-`{-~ ]/, 33],
    // Characters of other scripts: an estimate.
    [/[^\u0020-\u007e]/, 200],
  ];
  return classes.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
}

function countMeaningfulCharacters(password: string): number {
  const text = password.replace(COMMON_PREFIX, '').toLowerCase();
  return [...text].filter((letter, index, letters) => {
    const previous = letters[index - 1];
    return previous === undefined || (letter !== previous && !isInSeries(previous, letter));
  }).length;
}

function isInSeries(previous: string, letter: string): boolean {
  return SERIES.some((series) => series.includes(previous + letter) || series.includes(letter + previous));
}
