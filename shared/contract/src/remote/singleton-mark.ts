declare global {
  /** Builds whose copy of a package was evaluated in this page, by package. */
  var __atriumCopies: Record<string, string[]> | undefined;
}

/**
 * Notes that a build's copy of a package, of which a page may have only one, was evaluated; gives `value` back, so that
 * what the copy consists of carries the mark.
 */
export function markSingleton<Value>(name: string, build: string | undefined, value: Value): Value {
  globalThis.__atriumCopies ??= {};
  const builds = globalThis.__atriumCopies[name] ?? [];
  globalThis.__atriumCopies[name] = [...builds, build ?? 'unnamed build'];
  return value;
}

/** Builds that brought a copy of each marked package, in the order of their arrival. */
export function singletonCopies(): Readonly<Record<string, readonly string[]>> {
  return globalThis.__atriumCopies ?? {};
}
