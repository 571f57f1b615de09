const VISIBLE_CHARACTERS = 4;

/** Returns the last characters of a token: enough to distinguish it from other tokens, but too few to use it. */
export function getTokenEnding(token: string | undefined): string {
  return token && token.length > VISIBLE_CHARACTERS ? `…${token.slice(-VISIBLE_CHARACTERS)}` : '–';
}
