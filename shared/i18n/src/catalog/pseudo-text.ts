const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥïĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));
/** Tags of rich text and placeholders, which must stay unchanged. */
const UNCHANGED = /(<[^>]*>|#?\{[^}]*\})/;
const GROWTH = 0.4;

/** Replaces each Latin letter by an accented one. Tags and placeholders stay unchanged. */
export function addAccents(text: string): string {
  return text
    .split(UNCHANGED)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (letter) => ACCENTS.get(letter) ?? letter).join(''),
    )
    .join('');
}

/**
 * Returns the padding for a message of this length. Its groups have at most eight letters, so that it wraps like prose.
 */
export function padding(length: number): string {
  const filler = 'ẋ'.repeat(Math.ceil(length * GROWTH));
  return filler.replace(/(.{8})(?=.)/g, '$1 ');
}
