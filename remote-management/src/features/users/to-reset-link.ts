/** A one-time link with which a user sets a password. */
export interface IssuedLink {
  /** The full URL, which an admin sends to the user. */
  readonly address: string;
  readonly expiresAt: string;
}

/** Converts a reset link of the server to a link with the full URL of this console. */
export function toResetLink(issued: { readonly path: string; readonly expiresAt: string }): IssuedLink {
  return { address: new URL(issued.path, location.origin).href, expiresAt: issued.expiresAt };
}
