/** Control characters, and the separators that some viewers read as a line break. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** Writes control characters as `\\xNN` or `\\uNNNN`, so that an entry can neither forge nor hide another. */
export function escapeControl(text: string): string {
  return text.replace(CONTROL, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });
}

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}
