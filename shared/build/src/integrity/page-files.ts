import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack';
import { getEntryPoint } from './list-needed-exports.ts';

/**
 * Matches `algorithms: async () => ({ Page: (await import('./features/…')).AlgorithmsPage })`: a route's name and
 * request.
 */
const PAGE_PATTERN =
  /['"]?([a-z][a-z0-9-]*)['"]?:\s*(?:async\s*)?\(\)\s*=>[^'"]*?import\(\s*['"]([^'"]+)['"]/g;

/** The dynamic import of each page, by route name. */
export type PageBlocks = ReadonlyMap<string, AsyncDependenciesBlock>;

/**
 * Finds the dynamic import of each page in the module that a remote exposes, before optimization
 * merges modules. Omits a page whose import is written in another way than the pattern expects. Such a page works, but
 * it is not preloaded.
 *
 * @param exposedPath The path of the exposed module.
 */
export function findPages(compilation: Compilation, exposedPath: string): PageBlocks {
  const module = [...compilation.modules].find((candidate) => getResource(candidate) === exposedPath);
  const source = module?.originalSource()?.source().toString() ?? '';
  const blocks = new Map<string, AsyncDependenciesBlock>();
  for (const [, route, request] of source.matchAll(PAGE_PATTERN)) {
    const block = module?.blocks.find(({ dependencies }) =>
      dependencies.some((dependency) => 'request' in dependency && dependency.request === request),
    );
    if (route && block) blocks.set(route, block);
  }
  return blocks;
}

/** Returns the files of each page's chunk, by route name. */
export function listPageFiles({ chunkGraph }: Compilation, pages: PageBlocks): Record<string, string[]> {
  const files = [...pages].map(([route, block]) => {
    const group = chunkGraph.getBlockChunkGroup(block);
    return [route, (group?.getFiles() ?? []).filter((file) => /\.(js|css)$/.test(file)).sort()] as const;
  });
  return Object.fromEntries(files);
}

/** Returns our shared entry points, such as `@atrium/ui/data`, that each page's chunks use, by route name. */
export function listPagePackages({ chunkGraph }: Compilation, pages: PageBlocks): Record<string, string[]> {
  const packages = [...pages].map(([route, block]) => {
    const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
    const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    const entryPoints = modules.map(getEntryPoint).filter((entryPoint) => entryPoint !== undefined);
    return [route, [...new Set(entryPoints)].sort()] as const;
  });
  return Object.fromEntries(packages);
}

/** The name of a chunk with a remote's messages begins with this prefix. The locale follows. */
const MESSAGES_PREFIX = 'messages-';

/** Returns the files of a remote's messages, by locale. */
export function listMessageFiles({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const files = [...namedChunkGroups]
    .filter(([name]) => name.startsWith(MESSAGES_PREFIX))
    .map(
      // webpack derives the end of the name from the name of the PO file.
      ([name, group]) =>
        [
          name.slice(MESSAGES_PREFIX.length).replace(/-po$/, ''),
          group.getFiles().filter(isScript).sort(),
        ] as const,
    );
  return Object.fromEntries(files);
}

/** Matches the catalog of a locale, also that of messages that load on demand. */
const CATALOG_PATTERN = /[\\/]locales[\\/]([\w-]+)\.po(?:\?lazy)?$/;

/** Returns the files of chunks that contain only messages of locales for which `isSelected` is true. */
export function listMessageChunkFiles(
  { chunks, chunkGraph }: Compilation,
  isSelected: (locale: string) => boolean,
): ReadonlySet<string> {
  const messageChunks = [...chunks].filter((chunk) => {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
    return (
      modules.length > 0 &&
      modules.every((module) => {
        const locale = CATALOG_PATTERN.exec(getResource(module) ?? '')?.[1];
        return locale !== undefined && isSelected(locale);
      })
    );
  });
  return new Set(messageChunks.flatMap(({ files }) => [...files]));
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function getResource(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}
