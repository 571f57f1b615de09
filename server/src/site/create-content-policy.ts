/**
 * Returns the content security policy of the console's pages: scripts come from this origin and those of the remotes,
 * and nothing runs from text.
 *
 * @param served other origins that serve remotes.
 * @param called other origins that take calls, and serve nothing.
 * @param framed other origins whose pages may be shown in frames; never this one.
 */
export function createContentPolicy(
  served: readonly string[],
  called: readonly string[],
  framed: readonly string[],
): string {
  const here = ["'self'", ...served].join(' ');
  const there = [...new Set([here, ...called])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${here}`,
    // Components set their position by style attributes. A style runs no code.
    `style-src ${here} 'unsafe-inline'`,
    `img-src ${here} data: blob:`,
    `font-src ${here} data:`,
    `connect-src ${there}`,
    `worker-src ${here} blob:`,
    `frame-src ${framed.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The host creates the only policy, once: the browser applies it to every script address.
    'trusted-types default',
  ].join('; ');
}
