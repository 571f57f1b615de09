/** A text as one line of a log: line breaks and other control characters stand as `\xNN`, so that nobody can forge a line. */
export function escapeControls(text: string): string {
  return text.replace(
    /\p{Cc}|\u2028|\u2029/gu,
    (character) => `\\x${character.codePointAt(0)?.toString(16).padStart(2, '0')}`,
  );
}
