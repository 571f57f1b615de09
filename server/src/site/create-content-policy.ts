/**
 * Returns the content security policy of the console's pages: scripts come from this origin and those of the remotes,
 * and text is never run as code, except inline scripts with a known hash.
 *
 * @param remoteOrigins other origins that serve remotes.
 * @param apiOrigins other origins that receive calls and serve no files.
 * @param frameOrigins other origins whose pages may be shown in frames; never this one.
 * @param scriptHashes the hashes of the inline scripts that may run, such as `'sha256-…'`.
 */
export function createContentPolicy(
  remoteOrigins: readonly string[],
  apiOrigins: readonly string[],
  frameOrigins: readonly string[],
  scriptHashes: readonly string[],
): string {
  const siteSources = ["'self'", ...remoteOrigins].join(' ');
  const connectSources = [...new Set([siteSources, ...apiOrigins])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[siteSources, ...scriptHashes].join(' ')}`,
    // Components set their position by style attributes. A style runs no code.
    `style-src ${siteSources} 'unsafe-inline'`,
    `img-src ${siteSources} data: blob:`,
    `font-src ${siteSources} data:`,
    `connect-src ${connectSources}`,
    `worker-src ${siteSources} blob:`,
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The host creates the only policy of Trusted Types, once. The browser applies it to every script address.
    'trusted-types default',
  ].join('; ');
}
