/** A one-time link with which a user sets a password. */
export interface ResetLink {
  /** The full URL, which an admin sends to the user. */
  readonly address: string;
  readonly expiresAt: string;
}

/** Converts the response of the server, which contains only the path of the link. */
export function toResetLink(response: { readonly path: string; readonly expiresAt: string }): ResetLink {
  return { address: new URL(response.path, location.origin).href, expiresAt: response.expiresAt };
}
