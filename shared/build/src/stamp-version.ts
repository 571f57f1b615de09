import { createHash } from 'node:crypto';
import webpack, { type Compilation } from 'webpack';
import { readPackage } from './repository.ts';

/** Stands for the hash of a version while its files are made: the hash is taken from them. */
const PLACEHOLDER = 'ATRIUMVERSIONHASH';

/** Files that can contain the placeholder. */
const TEXT = /\.(js|css|html|json|svg)$/;

/** The version that the files of a build contain until `stampVersion` knows its hash. */
export function draftVersion(dir: string): string {
  return `${readPackage(dir).version}-${PLACEHOLDER}`;
}

/**
 * Writes the version's hash into every file of a build, and returns the version. The hash is made of `content`, which
 * has to describe all that the version consists of, so that equal builds get the same version and others never do.
 */
export function stampVersion(compilation: Compilation, draft: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  for (const { name, source } of compilation.getAssets()) {
    const text = TEXT.test(name) ? source.source().toString() : '';
    if (!text.includes(PLACEHOLDER)) continue;
    compilation.updateAsset(name, new webpack.sources.RawSource(text.replaceAll(PLACEHOLDER, hash)));
  }
  return draft.replace(PLACEHOLDER, hash);
}

/** Name under which a version registers with the federation runtime; two versions never share one. */
export function federationName(name: string, version: string): string {
  return `${name}__${version.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}
