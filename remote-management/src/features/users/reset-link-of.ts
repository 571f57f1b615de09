/** A link by which somebody sets a password once. */
export interface ResetLink {
  /** Full address, to be handed to the person. */
  readonly address: string;
  readonly expiresAt: string;
}

/** What the server issued, as an address of this console. */
export function resetLinkOf(issued: { readonly path: string; readonly expiresAt: string }): ResetLink {
  return { address: new URL(issued.path, location.origin).href, expiresAt: issued.expiresAt };
}
