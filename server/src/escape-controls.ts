/**
 * Returns a text as one line for a log. Line breaks and other control characters become `\xNN`, so that untrusted input
 * cannot forge a log line.
 */
export function escapeControls(text: string): string {
  return text.replace(
    /\p{Cc}|\u2028|\u2029/gu,
    (character) => `\\x${character.codePointAt(0)?.toString(16).padStart(2, '0')}`,
  );
}
