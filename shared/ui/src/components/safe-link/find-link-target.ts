const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

export type LinkTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'none' };

/** Returns where an untrusted address may lead: into the console, to another site by an allowed scheme, or nowhere. */
export function findLinkTarget(address: string): LinkTarget {
  // Browsers read a backslash as a slash, so `/\host` leads to another origin, as `//host` does.
  if (/^\/(?![/\\])/.test(address)) return { kind: 'inside', to: address };
  if (!URL.canParse(address)) return { kind: 'none' };
  const { protocol, href } = new URL(address);
  return SCHEMES.has(protocol) ? { kind: 'outside', href } : { kind: 'none' };
}
