/** A link with which a user can set a password once. */
export interface ResetLink {
  /** The full URL, which an admin sends to the user. */
  readonly address: string;
  readonly expiresAt: string;
}

/** Returns a reset link that the server issued as a URL of this console. */
export function toResetLink(issued: { readonly path: string; readonly expiresAt: string }): ResetLink {
  return { address: new URL(issued.path, location.origin).href, expiresAt: issued.expiresAt };
}
