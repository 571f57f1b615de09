declare global {
  /** Builds whose copy of a package was evaluated on this page, by package. */
  var __atriumCopies: Record<string, string[]> | undefined;
}

/**
 * Records that a build's copy of a package was evaluated, of which a page may have only one. Returns `value`, so that
 * the exports of the copy depend on the mark.
 */
export function markSingleton<Value>(name: string, build: string | undefined, value: Value): Value {
  globalThis.__atriumCopies ??= {};
  const builds = globalThis.__atriumCopies[name] ?? [];
  globalThis.__atriumCopies[name] = [...builds, build ?? 'unnamed build'];
  return value;
}

/** Returns the builds that brought a copy of each marked package, in the order of their evaluation. */
export function singletonCopies(): Readonly<Record<string, readonly string[]>> {
  return globalThis.__atriumCopies ?? {};
}
