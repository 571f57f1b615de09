import type { Compilation, Dependency, Module } from 'webpack';

/**
 * Returns the exports of our shared entry points that a build's code uses, by entry point. Third-party modules are not
 * listed, because their version is checked.
 */
export function listNeededExports(compilation: Compilation): Readonly<Record<string, readonly string[]>> {
  const needs = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const entryPoint = getEntryPoint(module);
    if (!entryPoint) continue;
    const names = needs.get(entryPoint) ?? new Set<string>();
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      const [name] = getIds(dependency);
      if (name) names.add(name);
    }
    needs.set(entryPoint, names);
  }
  return Object.fromEntries(
    [...needs]
      .filter(([, names]) => names.size > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([entryPoint, names]) => [entryPoint, [...names].sort()]),
  );
}

/** Returns the shared entry point that a module represents, if it represents one. */
export function getEntryPoint(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { readonly options?: { readonly shareKey?: string } };
  return options?.shareKey?.startsWith('@atrium/') ? options.shareKey : undefined;
}

/**
 * Returns the names by which a dependency uses a module: `Modal` and `confirm` for `Modal.confirm`.
 * The first one is the export.
 */
function getIds(dependency: Dependency | null): readonly string[] {
  const { ids } = (dependency ?? {}) as { readonly ids?: readonly string[] };
  return ids ?? [];
}
