declare global {
  /** Builds whose copy of a package was evaluated in this browser tab, by package. */
  var __atriumCopies: Record<string, string[]> | undefined;
}

/**
 * Records that a build's copy of a package was evaluated. A browser tab may have only one copy of such a package.
 * Returns `value`. The package exports the returned value, so a bundler that removes unused code cannot remove the
 * mark.
 */
export function markSingleton<Value>(name: string, build: string | undefined, value: Value): Value {
  globalThis.__atriumCopies ??= {};
  const builds = globalThis.__atriumCopies[name] ?? [];
  globalThis.__atriumCopies[name] = [...builds, build ?? 'unnamed build'];
  return value;
}

/** Returns the builds that contain a copy of each marked package, in the order of their evaluation. */
export function listSingletonBuilds(): Readonly<Record<string, readonly string[]>> {
  return globalThis.__atriumCopies ?? {};
}
