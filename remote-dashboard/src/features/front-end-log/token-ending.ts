const SHOWN = 4;

/** The last characters of a token: enough to tell two apart, too few to use. */
export function tokenEnding(token: string | undefined): string {
  return token && token.length > SHOWN ? `…${token.slice(-SHOWN)}` : '–';
}
