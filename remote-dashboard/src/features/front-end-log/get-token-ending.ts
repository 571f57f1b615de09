const VISIBLE_CHARACTERS = 4;

/** Returns the last characters of a token: enough to distinguish two tokens, too few to use one. */
export function getTokenEnding(token: string | undefined): string {
  return token && token.length > VISIBLE_CHARACTERS ? `…${token.slice(-VISIBLE_CHARACTERS)}` : '–';
}
