/**
 * Returns the content security policy of the console's pages: scripts come from this origin and those of the remotes,
 * and text is never run as code.
 *
 * @param remoteOrigins other origins that serve remotes.
 * @param apiOrigins other origins that receive calls and serve no files.
 * @param frameOrigins other origins whose pages may be shown in frames; never this one.
 */
export function createContentPolicy(
  remoteOrigins: readonly string[],
  apiOrigins: readonly string[],
  frameOrigins: readonly string[],
): string {
  const ownSources = ["'self'", ...remoteOrigins].join(' ');
  const connectSources = [...new Set([ownSources, ...apiOrigins])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${ownSources}`,
    // Components set their position by style attributes. A style runs no code.
    `style-src ${ownSources} 'unsafe-inline'`,
    `img-src ${ownSources} data: blob:`,
    `font-src ${ownSources} data:`,
    `connect-src ${connectSources}`,
    `worker-src ${ownSources} blob:`,
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
